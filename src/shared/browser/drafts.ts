import { readStored, removeStored, writeStored } from './storage';
import { valuesOf } from './plain-forms';

/** What is typed into a form is kept for a day, for a reload and for another page; name and phone for every form. */
type Draft = { at: number; values: Record<string, string> };

const longestMs = 24 * 60 * 60 * 1000;
const contact = 'draft contact';
const contactFields = ['name', 'phone'];

const draftName = (form: string | undefined, page = window.location.pathname): string =>
  `draft ${page}#${form}`;

function read(name: string): Draft['values'] {
  const { at, values } = Object(readStored('localStorage', name)) as Partial<Draft>;
  return Math.abs(Date.now() - Number(at)) < longestMs ? Object(values) : {};
}

/** Where site data is blocked, the page alone has it. */
function write(name: string, values: Draft['values']): void {
  writeStored('localStorage', name, { at: Date.now(), values } satisfies Draft);
}

/** Keeps the values of a form on this page, or on the page with the given path, unless a draft is newer than `at`. */
export function saveDraft(
  form: string | undefined,
  values: Draft['values'],
  page?: string,
  at = Infinity,
): void {
  if (Number(Object(readStored('localStorage', draftName(form, page))).at) > at) return;
  write(draftName(form, page), values);
  const known = contactFields.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  if (known.length > 0)
    write(contact, { ...read(contact), ...(Object.fromEntries(known) as Draft['values']) });
}

/** Not of a form that was sent. A box is never restored: only the visitor ticks it. */
export function saveDraftOf(form: HTMLFormElement): void {
  if ('sent' in form.dataset) return;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox], [tabindex="-1"]')];
  const values = Object.entries(valuesOf(form)).filter(
    ([field]) => !boxes.some(({ name }) => name === field),
  );
  const { form: name } = form.dataset;
  // What the visitor has emptied stays empty.
  const isKnown = Object.keys(read(draftName(name))).length > 0;
  if (isKnown || values.some(([, value]) => value)) saveDraft(name, Object.fromEntries(values));
}

export const clearDraft = (form: string): void => removeStored('localStorage', draftName(form));

export const readDraft = (form: string | undefined): Draft['values'] => ({
  ...read(contact),
  ...read(draftName(form)),
});

/** Puts the draft into the empty fields of a form. */
export function fillIn(form: HTMLFormElement): void {
  for (const [field, value] of Object.entries(readDraft(form.dataset.form))) {
    const control = form.elements.namedItem(field);
    if (control instanceof RadioNodeList) control.value ||= value;
    else if (control && !(control as HTMLInputElement).value) (control as HTMLInputElement).value = value;
  }
}

export type Control = HTMLInputElement | HTMLTextAreaElement;

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** React notices a value that comes by the prototype's own setter. */
export function setValue(control: Control, value: string, select?: () => void): void {
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  select?.();
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts the draft into fields that the HTML of the build does not have, such as the days of a booking. */
export function fillInRest(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft(form.dataset.form))) {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) {
      const radios = [...control] as HTMLInputElement[];
      if (!control.value) radios.find((radio) => radio.value === value)?.click();
    } else if (isControl(control) && !control.value && control !== document.activeElement)
      setValue(control, value);
  }
}
