import type { Chosen } from './load';

export type Load = Chosen & { level: number; words: string; sentence: string; coupon?: string };

export const emptyLoad: Load = { picks: {}, level: 0, words: '', sentence: '' };

const isText = (value: unknown): value is string => typeof value === 'string';

export function readLoad(stored: unknown): Load {
  const given: Partial<Record<keyof Load, unknown>> = Object(stored);
  const { picks, dragged, level, words, sentence, coupon } = given;
  if (typeof picks !== 'object' || picks === null) return emptyLoad;
  const counts = Object.entries(picks).filter(([, count]) => typeof count === 'number');
  return {
    picks: Object.fromEntries(counts) as Load['picks'],
    ...(typeof dragged === 'number' && { dragged }),
    level: typeof level === 'number' ? level : 0,
    words: isText(words) ? words : '',
    sentence: isText(sentence) ? sentence : '',
    ...(isText(coupon) && { coupon }),
  };
}
