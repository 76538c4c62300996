import { useCallback, useRef, useState, type ChangeEvent } from 'react';

/** Reads the field when it is attached: the visitor may have typed before, or the browser restored the text after Back. */
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
