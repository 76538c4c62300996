import { valuesOf } from '../../../islands/plain-forms';
import { afterPaint } from '../../../islands/scheduling';

type Held = { values: Record<string, string>; at: Date };

const changed = 'form-changed';
const held = new Map<string, Held>();

/** What follows from an answer comes after the answer itself. */
export function tellChanged(): void {
  afterPaint(() => {
    held.clear();
    document.dispatchEvent(new Event(changed));
  });
}

/** What the fields of a form of this page hold: always the same object until one of them changes. */
export function heldValues(form: string): Held {
  const element = document.querySelector<HTMLFormElement>(`form[data-form=${form}]`);
  const known = held.get(form) ?? { values: element ? valuesOf(element) : {}, at: new Date() };
  held.set(form, known);
  return known;
}

/** Calls `watcher` whenever a field of a form changes; gives a function that stops this. */
export function watchForms(watcher: () => void): () => void {
  document.addEventListener('input', tellChanged);
  document.addEventListener(changed, watcher);
  return () => document.removeEventListener(changed, watcher);
}
