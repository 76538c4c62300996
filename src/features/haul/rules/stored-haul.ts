import type { Chosen } from './haul';

export type Haul = Chosen & { level: number; words: string; sentence: string; coupon?: string };

export const emptyHaul: Haul = { picks: {}, level: 0, words: '', sentence: '' };

const isText = (value: unknown): value is string => typeof value === 'string';

export function readHaul(stored: unknown): Haul {
  const given: Partial<Record<keyof Haul, unknown>> = Object(stored);
  const { picks, dragged, level, words, sentence, coupon } = given;
  if (typeof picks !== 'object' || picks === null) return emptyHaul;
  const counts = Object.entries(picks).filter(([, count]) => typeof count === 'number');
  return {
    picks: Object.fromEntries(counts) as Haul['picks'],
    ...(typeof dragged === 'number' && { dragged }),
    level: typeof level === 'number' ? level : 0,
    words: isText(words) ? words : '',
    sentence: isText(sentence) ? sentence : '',
    ...(isText(coupon) && { coupon }),
  };
}
