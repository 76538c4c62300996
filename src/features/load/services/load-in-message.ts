import { putSentence } from '../rules/put-sentence';
import { readStored, writeStored } from '../../../shared/browser/storage';
import { keptLoad } from './kept-load';

/** How the message of a form is read and written, and asked whether it shows an error. */
export type MessageField = {
  form: string;
  read: (name: 'message') => string | undefined;
  write: (name: 'message', message: string, options: { shouldValidate: boolean }) => void;
  look: (name: 'message') => { error?: object | undefined };
};

/** What was put into which message, where the browser stores nothing. */
const unstored = new Map<string, string>();

/** Puts the sentence about the visitor's load into the message of a form, as `putSentence` says. */
export function putLoad({ form, read, write, look }: MessageField): void {
  const name = `load ${window.location.pathname}#${form}`;
  const stored = unstored.get(name) ?? readStored('sessionStorage', name) ?? '';
  const held = { message: read('message') ?? '', inserted: String(stored) };
  const { message, inserted } = putSentence(held, keptLoad().sentence);
  const shouldValidate = look('message').error !== undefined;
  if (message !== held.message) write('message', message, { shouldValidate });
  if (inserted !== held.inserted && !writeStored('sessionStorage', name, inserted))
    unstored.set(name, inserted);
}
