import { fillText } from '../fill-text';
import { maskMessage, messageMaxLength } from '../requests/masks';
import { pickedOf, shareInWords, shareOf, type Chosen, type LoadItem } from './load';

/** The longest sentence about a load, which leaves most of a message to the visitor. */
export const longestSentence = 400;

export type SentenceWords = Parameters<typeof shareInWords>[1] & {
  /** With the things and the share: "My load is {things}, {share}." */
  sentence: string;
  /** Without things, where the level was dragged: "My load is {share}." */
  shareOnly: string;
  /** Stands for the things that a sentence has no room for: "{count} more things". */
  more: string;
};

const listed = (things: readonly string[]): string => new Intl.ListFormat('en').format(things);

/** Names a number of one thing: "1 sofa", "8 bags". */
export const countInWords = ({ name, plural }: LoadItem, count: number): string =>
  `${count} ${count === 1 ? name : plural}`;

/**
 * Says what is on the truck, in words that the mask of a message leaves as they are; nothing for an empty truck. Where
 * there are too many things for a sentence, the last ones are only counted.
 */
export function loadSentence(
  chosen: Chosen,
  { items, truck, words }: { items: readonly LoadItem[]; truck: number; words: SentenceWords },
): string {
  const share = shareInWords(shareOf(chosen, items, truck), words);
  if (share === '') return '';
  const picked = pickedOf(chosen.picks, items);
  const things = picked.map(({ item, count }) => countInWords(item, count));
  const counts = picked.map(({ count }) => count);
  const say = (named: number): string => {
    const left = counts.slice(named).reduce((sum, count) => sum + count, 0);
    const rest = left > 0 ? [fillText(words.more, { count: String(left) })] : [];
    return maskMessage(
      fillText(words.sentence, { things: listed([...things.slice(0, named), ...rest]), share }),
    ).trim();
  };
  for (let named = things.length; named > 0; named -= 1) {
    const sentence = say(named);
    if (sentence.length <= longestSentence) return sentence;
  }
  const shareOnly = maskMessage(fillText(words.shareOnly, { share })).trim();
  return shareOnly.length <= longestSentence ? shareOnly : '';
}

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
