import { useRef, useState, type ChangeEvent } from 'react';

/** What is typed into a field that keeps its own text, which a page hands over with an event (src/islands/hand-over.ts). */
export function useTypedText() {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const handleType = (event: ChangeEvent<HTMLInputElement>): void => setTyped(event.target.value);
  const focus = (): void => input.current?.focus();
  const clear = (): void => {
    if (input.current) input.current.value = '';
    focus();
    setTyped('');
  };
  return { input, typed, handleType, focus, clear };
}
