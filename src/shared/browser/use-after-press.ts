import { useEffect, useState } from 'react';
import { afterPress, watchPresses } from './press';

/** Gives a function that delays a task while something is being pressed, so that nothing moves under the press. */
export function useAfterPress(): (task: () => void) => void {
  useEffect(() => watchPresses(), []);
  return afterPress;
}

export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const runAfterPress = useAfterPress();
  useEffect(() => {
    if (value !== settled) runAfterPress(() => setSettled(() => value));
  }, [runAfterPress, settled, value]);
  return settled;
}
