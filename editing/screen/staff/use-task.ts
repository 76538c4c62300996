import { useEffect, useState } from 'react';
import { inScreenWords } from './place';

export function useLoaded<Value>(load: () => Promise<Value>) {
  const [value, setValue] = useState<Value>();
  const [error, setError] = useState('');
  const reload = (): Promise<void> =>
    load().then(
      (loaded) => {
        setValue(loaded);
        setError('');
      },
      ({ message }: Error) => setError(inScreenWords(message)),
    );
  // oxlint-disable-next-line react/exhaustive-deps -- once for each page
  useEffect(() => void reload(), []);
  return { value, error, reload };
}

const pauseMs = 300;

/** Gives what came last of a task that is begun anew, after a pause, whenever one of these values changes. */
export function useLatest<Value>(task: () => Value | Promise<Value>, values: unknown[]) {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(
      () => void Promise.resolve(task()).then((made) => isOld || setValue(made)),
      pauseMs,
    );
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the caller says what the task depends on
  }, values);
  return value;
}

export function useTask() {
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const run = async (task: () => Promise<string | void>, meanwhile = ''): Promise<void> => {
    setIsBusy(true);
    setMessage(meanwhile);
    const words = await task().catch(({ message: reason }: Error) => reason);
    setMessage(inScreenWords(words ?? ''));
    setIsBusy(false);
  };
  return { message, isBusy, run };
}

let hasChanged = false;

export const hasChangedFiles = (): boolean => hasChanged;

export function noteChange(): void {
  hasChanged = true;
}
