import { plainWords } from '../../../shared/text/plain-words';
import type { Point } from './near-city';

// A postal code or zip code, or its beginning. After a name ("Atlanta GA 30318") it must name at least a whole area.
const alone = /^(?:[a-z]\d?|[a-z]\d[a-z] ?(?:\d(?:[a-z]\d?)?)?|\d{1,5}|\d{5} ?\d{1,4})$/;
const atTheEnd = / ([a-z]\d[a-z](?: ?\d[a-z]\d)?|\d{5}(?: \d{4})?)$/;

/** The characters that name a neighbourhood; those after them name the street. */
const areaLength = 5;

function findCode(text: string): string | undefined {
  const plain = plainWords(text).join(' ');
  const code = alone.exec(plain)?.[0] ?? atTheEnd.exec(plain)?.[1];
  return code?.replace(' ', '').toUpperCase();
}

/** Gives the code in a text, ready to compare ("M4L1A", "30318"), or nothing for a text without one. */
export const readPostalCode = (text: string): string | undefined => findCode(text)?.slice(0, areaLength);

/** How the codes of a country look, from their area on. Canada Post leaves out letters that look like others. */
const forms = { CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]/, US: /^\d{3}/ } as const;
const firstOf = { CA: /^[ABCEGHJ-NPRSTVXY]/, US: /^\d/ } as const;

/** The characters of a code by which post is sorted first, and by which its place is known. */
export const sortingLength = 3;
const wholeLength = { CA: 6, US: 5 } as const;

/** A code that names at least an area: "M5V2T6", "M5V", "90210". */
export type PostalCode = { country: 'CA' | 'US'; code: string };

export type TypedCode =
  ({ kind: 'code' } & PostalCode) | { kind: 'unfinished'; code: string } | { kind: 'malformed' };

/** A few characters with digits, or digits alone: more than that may be a name. */
const codeLike = /^(?=.*\d)[a-z\d]{1,7}$|^\d+$/;

export function readTypedCode(text: string): TypedCode | undefined {
  const code = findCode(text);
  if (!code || !/\d/.test(code))
    return codeLike.test(plainWords(text).join('')) ? { kind: 'malformed' } : undefined;
  const country = /^\d/.test(code) ? 'US' : 'CA';
  if (forms[country].test(code)) return { kind: 'code', country, code: code.slice(0, wholeLength[country]) };
  const isBeginning = code.length < sortingLength && firstOf[country].test(code);
  return isBeginning ? { kind: 'unfinished', code } : { kind: 'malformed' };
}

export function writtenCode({ country, code }: PostalCode): string {
  return country === 'CA' && code.length > sortingLength
    ? `${code.slice(0, sortingLength)} ${code.slice(sortingLength)}`
    : code;
}

export type PostalAreas = Partial<Record<string, readonly [latitude: number, longitude: number]>>;

/** Gives the place of a code; nothing for one that the table does not know, such as the post of the armed forces. */
export function placeOfCode(code: string, areas: PostalAreas): Point | undefined {
  const centre = areas[code.slice(0, sortingLength)];
  return centre && { latitude: centre[0], longitude: centre[1] };
}

/** A narrower area fits better, 0 means elsewhere; a beginning fits less where only some of its codes are in the area. */
export function areaFit(code: string, prefixes: readonly string[] = []): number {
  const fits = prefixes.map((prefix) => {
    if (code.startsWith(prefix)) return prefix.length;
    return prefix.startsWith(code) ? code.length - 0.5 : 0;
  });
  return Math.max(0, ...fits);
}
