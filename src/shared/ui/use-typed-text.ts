import { useCallback, useRef, useState, type ChangeEvent } from 'react';

/**
 * Gives the text of an uncontrolled search field. The field itself keeps the text, so the hook reads it when the field
 * is attached: the visitor may have typed before the scripts ran, or the browser may have restored the text after Back.
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
