import { plainWords } from '../plain-words';

// A postal code or zip code, or its beginning; after a name ("Atlanta GA 30318") at least an area of it.
const alone = /^(?:[a-z]\d?|[a-z]\d[a-z] ?(?:\d(?:[a-z]\d?)?)?|\d{1,5}|\d{5} ?\d{1,4})$/;
const atTheEnd = / ([a-z]\d[a-z](?: ?\d[a-z]\d)?|\d{5}(?: \d{4})?)$/;

/** As many characters as tell the place of an address; what follows tells the street. */
const areaLength = 5;

/** The code of a text as it is compared ("M4L1A", "30318"), or nothing where there is none. */
export function readPostalCode(text: string): string | undefined {
  const plain = plainWords(text).join(' ');
  const code = alone.exec(plain)?.[0] ?? atTheEnd.exec(plain)?.[1];
  return code?.replace(' ', '').toUpperCase().slice(0, areaLength);
}

/** Whether a text is nothing but a code, so that its visitor was not looking for a name. */
export function isPostalCode(text: string): boolean {
  const plain = plainWords(text).join(' ');
  return alone.test(plain) && /\d/.test(plain);
}

/**
 * How well a code fits an area that is given by how its codes begin: the narrower the area, the better; 0 where it lies
 * elsewhere. A code that is still being typed fits less well where only some of those it may become do.
 */
export function areaFit(code: string, prefixes: readonly string[] = []): number {
  const fits = prefixes.map((prefix) => {
    if (code.startsWith(prefix)) return prefix.length;
    return prefix.startsWith(code) ? code.length - 0.5 : 0;
  });
  return Math.max(0, ...fits);
}
