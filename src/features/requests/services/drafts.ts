import { draftName } from '../../../startup/early-page';
import { afterPaint } from '../../../startup/scheduling';
import { readStored, writeStored } from '../../../shared/browser/storage';

export type Draft = Record<string, string>;

type HeldDraft = { values: Draft; at: Date };

const watchers = new Set<() => void>();
const held = new Map<string, HeldDraft>();

const contactName = 'draft contact';
/** Once typed, these values appear in every form. */
const contactFields = ['name', 'phone'];

function read(name: string): Draft {
  const stored = readStored('sessionStorage', name);
  const entries = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(entries) as Draft;
}

/** Gives the draft of this form on this page; name and phone come from another form where it has none. */
export function readDraft(form: string): Draft {
  return { ...read(contactName), ...read(draftName(form)) };
}

/** Keeps the values of a form on this page, or on the page with the given path. */
export function saveDraft(form: string, values: Draft, page?: string): void {
  const name = draftName(form, page);
  writeStored('sessionStorage', name, values);
  if (held.has(name)) held.set(name, { values, at: new Date() });
  // What follows from an answer comes after the answer itself.
  afterPaint(() => watchers.forEach((watcher) => watcher()));
  const contact = contactFields.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  if (contact.length > 0)
    writeStored('sessionStorage', contactName, { ...read(contactName), ...Object.fromEntries(contact) });
}

/** Gives the draft of this form on this page, always the same object until it changes; for those who watch it. */
export function heldDraft(form: string): HeldDraft {
  const name = draftName(form);
  const draft = held.get(name) ?? { values: readDraft(form), at: new Date() };
  held.set(name, draft);
  return draft;
}

/** Calls `watcher` whenever a draft changes, but not when it was sent; gives a function that stops this. */
export function watchDrafts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    // Another page's form may change the name and the phone meanwhile.
    if (watchers.size === 0) held.clear();
  };
}

export function clearDraft(form: string): void {
  writeStored('sessionStorage', draftName(form), {});
}
