import { useEffect, useState } from 'react';

const quietMs = 700;

/** Gives a text once it has not changed for a moment: a screen reader hears only the last of many changes. */
export function useSaidLater(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
