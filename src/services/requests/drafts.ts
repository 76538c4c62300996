import { readStored, writeStored } from '../storage';

/** The values of a form that the visitor has typed and not sent yet, kept for the visit. */
export type Draft = Record<string, string>;

const contactName = 'draft contact';
/** Once typed, these values appear in every form. */
const contactFields = ['name', 'phone'];

function read(name: string): Draft {
  const stored = readStored('sessionStorage', name);
  const entries = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(entries) as Draft;
}

/** Where it cannot be kept, the fields still hold what was typed. */
function write(name: string, draft: Draft): void {
  writeStored('sessionStorage', name, draft);
}

const draftName = (form: string, page = window.location.pathname): string => `draft ${page}#${form}`;

/** Gives the draft of this form on this page; name and phone come from another form where it has none. */
export function readDraft(form: string): Draft {
  return { ...read(contactName), ...read(draftName(form)) };
}

/** Keeps the values of a form on this page, or on the page with the given path. */
export function saveDraft(form: string, values: Draft, page?: string): void {
  write(draftName(form, page), values);
  const contact = contactFields.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  if (contact.length > 0) write(contactName, { ...read(contactName), ...Object.fromEntries(contact) });
}

/** Forgets the draft of a form that has been sent; name and phone stay for the next form. */
export function clearDraft(form: string): void {
  write(draftName(form), {});
}
