import type { UseFormReturn } from 'react-hook-form';
import { putSentence } from '../rules/put-sentence';
import { readStored, writeStored } from '../../../shared/browser/storage';
import { storedHaul } from './haul-store';

type Fields = UseFormReturn<Record<string, string>>;
type MessageField = Pick<Fields, 'getValues' | 'setValue' | 'getFieldState'> & { form: string };

/** What was put into which message, where the browser stores nothing. */
const unstored = new Map<string, string>();

export function putHaul({ form, getValues, setValue, getFieldState }: MessageField): void {
  const name = `load ${window.location.pathname}#${form}`;
  const stored = unstored.get(name) ?? readStored('sessionStorage', name) ?? '';
  const now = { message: getValues('message') ?? '', inserted: String(stored) };
  const { message, inserted } = putSentence(now, storedHaul().sentence);
  const shouldValidate = getFieldState('message').error !== undefined;
  if (message !== now.message) setValue('message', message, { shouldValidate });
  if (inserted !== now.inserted && !writeStored('sessionStorage', name, inserted))
    unstored.set(name, inserted);
}
