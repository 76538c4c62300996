import type { Bound, Period } from './period';

const boundWords = (bound: Bound): string =>
  'day' in bound ? bound.day : new Date(bound.at).toISOString().slice(0, 16).replace('T', ' ').concat(' UTC');

/** Names a period for people: "2026-11-16 to 2026-11-22". */
export const periodWords = ({ since, until }: Period): string =>
  `${boundWords(since)} to ${boundWords(until)}`;

/** Names a period for the name of a file: "2026-11-16-2026-11-22". */
export const periodInName = ({ since, until }: Period): string =>
  [since, until]
    .map((bound) => boundWords(bound).replace(/ UTC$/, 'Z').replace(' ', 'T').replace(':', ''))
    .join('-');
