import { plainWords } from '../plain-words';

// A postal code or zip code, or its beginning. After a name ("Atlanta GA 30318") it must name at least a whole area.
const alone = /^(?:[a-z]\d?|[a-z]\d[a-z] ?(?:\d(?:[a-z]\d?)?)?|\d{1,5}|\d{5} ?\d{1,4})$/;
const atTheEnd = / ([a-z]\d[a-z](?: ?\d[a-z]\d)?|\d{5}(?: \d{4})?)$/;

/** The characters that name a neighbourhood; those after them name the street. */
const areaLength = 5;

/** Gives the code in a text, ready to compare ("M4L1A", "30318"), or nothing for a text without one. */
export function readPostalCode(text: string): string | undefined {
  const plain = plainWords(text).join(' ');
  const code = alone.exec(plain)?.[0] ?? atTheEnd.exec(plain)?.[1];
  return code?.replace(' ', '').toUpperCase().slice(0, areaLength);
}

/** Whether a text is a code alone: its visitor was not looking for a name. */
export function isPostalCode(text: string): boolean {
  const plain = plainWords(text).join(' ');
  return alone.test(plain) && /\d/.test(plain);
}

/**
 * How well a code fits an area, which is given by how its codes begin. A narrower area fits better; 0 means the code
 * lies elsewhere. The beginning of a code fits less well where only some of the whole codes would lie in the area.
 */
export function areaFit(code: string, prefixes: readonly string[] = []): number {
  const fits = prefixes.map((prefix) => {
    if (code.startsWith(prefix)) return prefix.length;
    return prefix.startsWith(code) ? code.length - 0.5 : 0;
  });
  return Math.max(0, ...fits);
}
