import { useState, type MouseEvent } from 'react';
import { measureTextPress } from '../services/attribution/measured-visit';

/**
 * Opens a part of the page that says how to text the number, whose script loads on the press: gives the part, 'failed'
 * where its script did not load, undefined while it is closed.
 */
export function useTextCode<Part>(load: () => Promise<Part>) {
  const [state, setState] = useState<{ part: Part } | 'failed'>();
  const open = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    measureTextPress();
    // Safari gives a pressed button no focus, so that none could return to it.
    currentTarget.focus();
    load().then(
      (part) => setState({ part }),
      () => setState('failed'),
    );
  };
  return { state, open, close: () => setState(undefined) };
}
