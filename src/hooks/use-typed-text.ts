import { useCallback, useRef, useState, type ChangeEvent } from 'react';

/**
 * What stands in a search field, also what was typed there before the scripts arrived or is there on the way back: the
 * field keeps it, and tells it when it is attached.
 */
export function useTypedText() {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const attach = useCallback((element: HTMLInputElement | null): void => {
    input.current = element;
    if (element?.value) setTyped(element.value);
  }, []);
  const handleType = (event: ChangeEvent<HTMLInputElement>): void => setTyped(event.target.value);
  const focus = (): void => input.current?.focus();
  const clear = (): void => {
    if (input.current) input.current.value = '';
    focus();
    setTyped('');
  };
  return { attach, typed, handleType, focus, clear };
}
