/**
 * An IPv4 or IPv6 address, as every way of writing them allows: `::` once for any number of zeros, and an IPv4 address
 * in the place of the last two groups. A pattern for the rules of the database too, like those of limits.ts.
 */
const part = '(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])';
const four = `${part}([.]${part}){3}`;
const group = '[0-9A-Fa-f]{1,4}';

/** `::` with `before` groups at most in front of it, and so many at most behind it that one is left for it to stand for. */
const shortened = (before: number): string => `(${group}:){1,${before}}(:${group}){1,${7 - before}}`;

/** The same before an IPv4 address, which takes the place of two groups. */
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
