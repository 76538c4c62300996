import { shortHash } from '../../../shared/values/hash';

/** No 0, O, 1, I or L; of 2 and Z, 5 and S, 8 and B the digit alone; without vowels it spells no word. */
const alphabet = '23456789CDFGHJKMNPQRTVWXY';
const length = 6;

/** Gives the reference of a request, which visitors and the office read to each other; always the same for a push id. */
export function referenceOf(pushId: string): string {
  const hash = Number.parseInt(shortHash(pushId), 16);
  const characters = Array.from(
    { length },
    (_, index) => alphabet[Math.floor(hash / alphabet.length ** index) % alphabet.length],
  );
  return characters.join('');
}
