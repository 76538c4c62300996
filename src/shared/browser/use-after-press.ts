import { useEffect, useState } from 'react';
import { afterPress, watchPresses } from './press';

/** Gives a function that delays a task while something is being pressed, so that nothing moves under the press. */
export function useAfterPress(): (task: () => void) => void {
  useEffect(watchPresses, []);
  return afterPress;
}

/** Gives the value, but changes it only while nothing is being pressed: for parts that appear or go by themselves. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const runAfterPress = useAfterPress();
  useEffect(() => {
    if (value !== settled) runAfterPress(() => setSettled(() => value));
  }, [runAfterPress, settled, value]);
  return settled;
}
