import type { Site } from '../../../content-model/types';
import { fillCount, pluralOf } from '../../../shared/site/fill-count';
import { baseLanguage } from '../../../shared/site/languages';
import { fillText } from '../../../shared/text/fill-text';
import { maskMessage } from '../../../shared/text/masks';
import * as haul from './haul';
import type { Haul } from './stored-haul';

/** The longest sentence about a load, which leaves most of a message to the visitor. */
export const longestSentence = 400;

type SentenceWords = Parameters<typeof haul.shareInWords>[1] &
  Pick<Site['haul']['message'], 'sentence' | 'shareOnly' | 'more'> & { language: string };

export type HaulWords = {
  items: readonly haul.HaulItem[];
  truck: number;
  words: SentenceWords;
  coupons: readonly { coupon: string; from: haul.Mark }[];
};

/** By hand, because on a slow phone the first Intl.ListFormat takes longer than the whole press. */
function listed(names: readonly string[], language: string): string {
  if (language !== baseLanguage) return new Intl.ListFormat(language).format(names);
  return names.length > 2
    ? `${names.slice(0, -1).join(', ')}, and ${names[names.length - 1]}`
    : names.join(' and ');
}

/** A hyphen or an apostrophe, which a message does not keep, becomes a space: two words stay two. */
const plain = (sentence: string): string => maskMessage(sentence.replace(/[-'’]/g, ' ')).trim();

const countInWords = ({ name, plural }: haul.HaulItem, count: number, language: string): string =>
  `${count} ${pluralOf(count, language) === 'one' ? name : fillCount(plural, count, language)}`;

/** In words that the mask of a message leaves as they are; of too many items the last ones are only counted. */
function haulSentence(picks: haul.Picks, share: string, { items, words }: HaulWords): string {
  if (share === '') return '';
  const { language } = words;
  const picked = haul.pickedOf(picks, items);
  const names = picked.map(({ item, count }) => countInWords(item, count, language));
  const counts = picked.map(({ count }) => count);
  const say = (named: number): string => {
    const left = counts.slice(named).reduce((sum, count) => sum + count, 0);
    const rest = left > 0 ? [fillCount(words.more, left, language)] : [];
    const listing = listed([...names.slice(0, named), ...rest], language);
    return plain(fillText(words.sentence, { things: listing, share }));
  };
  for (let named = names.length; named > 0; named -= 1) {
    const sentence = say(named);
    if (sentence.length <= longestSentence) return sentence;
  }
  const shareOnly = plain(fillText(words.shareOnly, { share }));
  return shareOnly.length <= longestSentence ? shareOnly : '';
}

/** What the picker shows of a load; the sentence of it, which a slow phone writes in 10 ms, is for the rest of the page. */
export function loadOf({ picks, dragged }: haul.Chosen, said: HaulWords): Omit<Haul, 'sentence'> {
  const share = haul.shareOf({ picks, dragged }, said.items, said.truck);
  const words = haul.shareInWords(share, said.words);
  const coupon = haul.couponFor(share, said.coupons);
  return {
    picks,
    ...(dragged !== undefined && { dragged }),
    level: haul.levelOf(share),
    words,
    ...(coupon !== undefined && { coupon }),
  };
}

export function completeHaul(chosen: haul.Chosen, said: HaulWords): Haul {
  const load = loadOf(chosen, said);
  return { ...load, sentence: haulSentence(load.picks, load.words, said) };
}
