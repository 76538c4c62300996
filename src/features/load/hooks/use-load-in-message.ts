import { useEffect } from 'react';
import type { MessageField } from '../services/load-in-message';
import { watchLoad } from '../services/load-store';

/**
 * Keeps the sentence about the visitor's load in the message of a form; the functions must stay the same. What it takes is
 * loaded once there is a load.
 */
export function useLoadInMessage({ form, read, write, look }: MessageField): void {
  useEffect(
    () =>
      watchLoad(() => {
        import('../services/load-in-message').then(
          ({ putLoad }) => putLoad({ form, read, write, look }),
          () => undefined,
        );
      }),
    [form, read, write, look],
  );
}
