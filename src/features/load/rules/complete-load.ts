import { couponFor, levelOf, shareInWords, shareOf, type Chosen, type LoadItem, type Mark } from './load';
import { loadSentence, type SentenceWords } from './sentence';
import type { Load } from './stored-load';

/** What a brand says of its truck: content/site/load.json. */
export type LoadWords = {
  items: readonly LoadItem[];
  truck: number;
  words: SentenceWords;
  coupons: readonly { coupon: string; from: Mark }[];
};

/** Gives a load with all that follows from what was chosen. */
export function completeLoad({ picks, dragged }: Chosen, said: LoadWords): Load {
  const share = shareOf({ picks, dragged }, said.items, said.truck);
  const coupon = couponFor(share, said.coupons);
  return {
    picks,
    ...(dragged !== undefined && { dragged }),
    level: levelOf(share),
    words: shareInWords(share, said.words),
    sentence: loadSentence({ picks, dragged }, said),
    ...(coupon !== undefined && { coupon }),
  };
}
