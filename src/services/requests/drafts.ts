import { readStored, writeStored } from '../storage';

/** What was typed and not sent yet, for as long as the visit lasts. */
export type Draft = Record<string, string>;

const contactName = 'draft contact';
/** Typed once, these are offered in every form. */
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

/** What was typed into this form of this page, with the name and phone of any form where it has none. */
export function readDraft(form: string): Draft {
  return { ...read(contactName), ...read(draftName(form)) };
}

/** Keeps what stands in a form of this page, or of the page with that path. */
export function saveDraft(form: string, values: Draft, page?: string): void {
  write(draftName(form, page), values);
  const contact = contactFields.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  if (contact.length > 0) write(contactName, { ...read(contactName), ...Object.fromEntries(contact) });
}

/** Forgets what was typed into a form that has been sent; the name and phone stay for the next one. */
export function clearDraft(form: string): void {
  write(draftName(form), {});
}
