/**
 * The pattern of an IPv4 or IPv6 address in every allowed spelling: `::` may once stand for any number of zeros, and an
 * IPv4 address may stand for the last two groups. The rules of the database use it too, like those of limits.ts.
 */
const part = '(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])';
const four = `${part}([.]${part}){3}`;
const group = '[0-9A-Fa-f]{1,4}';

/** `::` with at most `before` groups in front of it, and so few behind it that it stands for at least one group. */
const shortened = (before: number): string => `(${group}:){1,${before}}(:${group}){1,${7 - before}}`;

/** The same in front of an IPv4 address, which stands for two groups. */
const shortenedBeforeFour = (before: number): string =>
  `(${group}:){1,${before}}:(${group}:){1,${5 - before}}`;

const numbers = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

const six = [
  `(${group}:){7}${group}`,
  `(${group}:){1,7}:`,
  ...numbers(6).map(shortened),
  `:(:${group}){1,7}`,
  '::',
].join('|');
const beforeFour = [
  `(${group}:){6}`,
  `::(${group}:){0,5}`,
  `(${group}:){1,5}:`,
  ...numbers(4).map(shortenedBeforeFour),
].join('|');

export const ipAddressPattern = `(${six}|(${beforeFour})?${four})`;
