import { PlainError } from '../local/plain-error';
import { listUnwritten } from '../src/content-model/notices/unwritten';
import type { Content } from '../src/content-model/types';

/** Throws one sentence with a line for each text that nobody has written yet: visitors must not read them. */
export function refuseUnwritten(content: Content): void {
  const places = listUnwritten(content);
  if (places.length === 0) return;
  throw new PlainError(
    `Nobody has written this yet (npm start shows it, no build for a real database is made):\n${places.map((place) => `  ${place}`).join('\n')}`,
  );
}
