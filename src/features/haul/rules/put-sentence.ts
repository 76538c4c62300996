import { longestMessage } from '../../../shared/values/limits';

export type HaulInMessage = { message: string; inserted: string };

const without = (message: string, at: number, length: number): string =>
  message.slice(0, at).replace(/ $/, '') + message.slice(at + length);

/** Replaces its former sentence, if that is still there as it was; the visitor's own words are never left out. */
export function putSentence({ message, inserted }: HaulInMessage, next: string): HaulInMessage {
  const at = inserted === '' ? -1 : message.indexOf(inserted);
  if (at >= 0) {
    const replaced =
      next === ''
        ? without(message, at, inserted.length)
        : message.slice(0, at) + next + message.slice(at + inserted.length);
    if (replaced.length <= longestMessage) return { message: replaced, inserted: next };
    return { message: without(message, at, inserted.length), inserted: '' };
  }
  const isEmpty = message.trim() === '';
  if (next === '' || (inserted !== '' && !isEmpty)) return { message, inserted };
  if (message.includes(next)) return { message, inserted: next };
  const own = message.trimEnd();
  const joined = isEmpty ? next : `${own}${/[.,]$/.test(own) ? '' : '.'} ${next}`;
  return joined.length <= longestMessage ? { message: joined, inserted: next } : { message, inserted };
}
