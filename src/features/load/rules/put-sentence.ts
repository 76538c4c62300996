import { messageMaxLength } from '../../../shared/text/masks';

/** What a message holds, and which sentence about a load was put into it; "" for none. */
export type LoadInMessage = { message: string; inserted: string };

const without = (message: string, at: number, length: number): string =>
  message.slice(0, at).replace(/ $/, '') + message.slice(at + length);

/**
 * Puts a sentence about a load into a message. It takes the place of the one that was put there before, if that is still
 * there as it was. Otherwise the visitor's words stay as they are: a sentence that was edited or taken out comes again
 * only into an empty message. Where there is no room for it, it is left out; the visitor's words never are.
 */
export function putSentence({ message, inserted }: LoadInMessage, next: string): LoadInMessage {
  const at = inserted === '' ? -1 : message.indexOf(inserted);
  if (at >= 0) {
    const replaced =
      next === ''
        ? without(message, at, inserted.length)
        : message.slice(0, at) + next + message.slice(at + inserted.length);
    if (replaced.length <= messageMaxLength) return { message: replaced, inserted: next };
    return { message: without(message, at, inserted.length), inserted: '' };
  }
  const isEmpty = message.trim() === '';
  if (next === '' || (inserted !== '' && !isEmpty)) return { message, inserted };
  if (message.includes(next)) return { message, inserted: next };
  const own = message.trimEnd();
  const joined = isEmpty ? next : `${own}${/[.,]$/.test(own) ? '' : '.'} ${next}`;
  return joined.length <= messageMaxLength ? { message: joined, inserted: next } : { message, inserted };
}
