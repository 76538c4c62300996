import { dayInWords, daysLeft } from '../../domain/last-day';
import type { Content } from '../types';
import { listDated } from '../valid-days';

const daysAhead = 14;

/** Lists what no page shows any more because its last day is over, and what has its last day within two weeks. */
export function listEndings({ files }: Content, today: string): string[] {
  return files.documents.flatMap(listDated).flatMap(({ name, days: { validUntil } }) => {
    if (validUntil === undefined) return [];
    const left = daysLeft(validUntil, today);
    if (left > daysAhead) return [];
    const day = dayInWords(validUntil);
    return left < 0
      ? [`${name} ended on ${day}: no page shows it; set a later day if it shall show again`]
      : [`${name} ends on ${day}: from the day after, no page shows it; set a later day if it shall stay`];
  });
}
