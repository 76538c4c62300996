import { useState } from 'react';
import type { Saved } from '../../../content/repository';

/** The save of a page: what came of it, or why it was refused. */
export function useSave() {
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [saved, setSaved] = useState<Saved>();
  const save = async (task: () => Promise<Saved>, onSaved?: () => void): Promise<void> => {
    setIsBusy(true);
    setMessage('');
    try {
      const done = await task();
      onSaved?.();
      setSaved(done);
    } catch (error) {
      setMessage((error as Error).message);
    }
    setIsBusy(false);
  };
  return { message, isBusy, saved, save };
}
