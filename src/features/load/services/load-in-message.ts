import { putSentence } from '../rules/put-sentence';
import { readStored, writeStored } from '../../../shared/browser/storage';
import { keptLoad } from './kept-load';

export type MessageField = {
  form: string;
  read: (name: 'message') => string | undefined;
  write: (name: 'message', message: string, options: { shouldValidate: boolean }) => void;
  look: (name: 'message') => { error?: object | undefined };
};

/** What was put into which message, where the browser stores nothing. */
const unstored = new Map<string, string>();

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
