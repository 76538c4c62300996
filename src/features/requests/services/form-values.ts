import { valuesOf } from '../../../shared/browser/plain-forms';
import { afterPaint } from '../../../shared/browser/scheduling';

type Values = { values: Record<string, string>; at: Date };

const changed = 'form-changed';
const stored = new Map<string, Values>();

/** What follows from an answer comes after the answer itself. */
export function tellChanged(): void {
  afterPaint(() => {
    stored.clear();
    document.dispatchEvent(new Event(changed));
  });
}

/** What the fields of a form of this page hold: always the same object until one of them changes. */
export function storedValues(form: string): Values {
  const element = document.querySelector<HTMLFormElement>(`form[data-form=${form}]`);
  const known = stored.get(form) ?? { values: element ? valuesOf(element) : {}, at: new Date() };
  stored.set(form, known);
  return known;
}

/** Calls `watcher` whenever a field of a form changes; gives a function that stops this. */
export function watchForms(watcher: () => void): () => void {
  document.addEventListener('input', tellChanged);
  document.addEventListener(changed, watcher);
  return () => document.removeEventListener(changed, watcher);
}
