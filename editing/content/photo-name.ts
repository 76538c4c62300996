import { joinWords } from '../../src/content-model/schema/parts';

/** Gives the name for a photograph, in lowercase words joined by hyphens, from the name that the phone gave it. */
export function photoName(given: string, extension: string): string {
  const words = joinWords(given.replace(/\.[^.]*$/, ''));
  return `${words || 'photograph'}.${extension}`;
}

/** Gives the name, or with a number the next one that nothing has: crew.webp, crew-2.webp, crew-3.webp. */
export async function freeName(
  wanted: string,
  isTaken: (name: string) => Promise<boolean> | boolean,
): Promise<string> {
  const [, words = '', extension = ''] = /^(.*)(\.[^.]*)$/.exec(wanted) ?? [];
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${words}-${number}${extension}`;
    if (!(await isTaken(name))) return name;
  }
}
