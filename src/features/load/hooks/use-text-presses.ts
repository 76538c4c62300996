import { useState, type MouseEvent } from 'react';
import { measureTextPress } from '../../measuring/services/measured-visit';

/** Counts the presses of a button that shows how to text the number, and measures each. */
export function useTextPresses() {
  const [presses, setPresses] = useState(0);
  const press = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    measureTextPress(currentTarget);
    // Safari doesn't focus a pressed button, so focus couldn't return to it.
    currentTarget.focus();
    setPresses(presses + 1);
  };
  return { presses, press, forget: () => setPresses(0) };
}
