import { useEffect, useState } from 'react';
import { afterPress, watchPresses } from '../services/press';

/** Gives a function that puts a task off while something is pressed: nothing moves between a press and its release. */
export function useAfterPress(): (task: () => void) => void {
  useEffect(watchPresses, []);
  return afterPress;
}

/** The value, whose changes come when nothing is pressed: for what shows or goes by itself. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const runAfterPress = useAfterPress();
  useEffect(() => {
    if (value !== settled) runAfterPress(() => setSettled(() => value));
  }, [runAfterPress, settled, value]);
  return settled;
}
