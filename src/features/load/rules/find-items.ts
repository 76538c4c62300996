import { beginsWithTypo, plainWords } from '../../../shared/text/plain-words';
import type { LoadItem } from './load';

/** Gives the items whose names or other words have every word of the query, those named so first. */
export function findItems<Item extends LoadItem>(query: string, items: readonly Item[]): Item[] {
  const typed = plainWords(query);
  if (typed.length === 0) return [];
  const matches = (texts: readonly string[]): boolean => {
    const words = texts.flatMap(plainWords);
    return typed.every((start) => words.some((word) => beginsWithTypo(word, start)));
  };
  const isNamed = ({ name, plural }: Item): boolean => matches([name, plural]);
  const isCalled = ({ name, plural, search = [] }: Item): boolean => matches([name, plural, ...search]);
  const found = items.filter(isCalled);
  return [...found.filter(isNamed), ...found.filter((item) => !isNamed(item))];
}
