import { useEffect, useRef } from 'react';
import { putSentence } from '../../domain/load/sentence';
import { insertedSentence, keepInserted, keptLoad, watchLoad } from '../../services/load/kept-load';

/** The message field of a form; both functions must stay the same. */
type MessageField = { form: string; read: () => string; write: (message: string) => void };

/** Keeps the sentence about the visitor's load in the message of a form, as `putSentence` says. */
export function useLoadInMessage({ form, read, write }: MessageField): void {
  const inserted = useRef<string>(undefined);
  useEffect(() => {
    const put = (): void => {
      inserted.current ??= insertedSentence(form);
      const held = { message: read(), inserted: inserted.current };
      const next = putSentence(held, keptLoad().sentence);
      if (next.message !== held.message) write(next.message);
      if (next.inserted === held.inserted) return;
      inserted.current = next.inserted;
      keepInserted(form, next.inserted);
    };
    put();
    return watchLoad(put);
  }, [form, read, write]);
}
