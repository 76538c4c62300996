import { longestCitySlug } from '../../shared/values/limits';
import { quoteFound, type TextError } from '../content-error';
import { joinWords } from '../schema/parts';

/** Gives a name that a slug and a file can have, as close as can be to what was written and other than all those taken. */
export function proposeName(written: string, taken: readonly string[] = []): string {
  const name =
    joinWords(written)
      .slice(0, longestCitySlug - 3)
      .replace(/-+$/, '') || 'new';
  const numbered = [name, ...taken.map((_, index) => `${name}-${index + 2}`)];
  return numbered.find((candidate) => !taken.includes(candidate)) ?? name;
}

/** Whether a file's name without its ending can be a slug. */
export const isName = (name: string): boolean => name !== '' && joinWords(name) === name;

/** Hosting serves a page of this name at the address of the page above it. */
export const isNameOfFolder = (name: string): boolean => name === 'index';

type Named = {
  field: 'slug' | 'group';
  /** The file's name without its ending. */
  name: string;
  /** What the file says that it is. */
  slug: string;
  /** The path of another file that is it. */
  owner?: string | undefined;
  /** The names of all files of the folder. */
  taken: readonly string[];
};

/** Describes a file whose slug, or group, is not its name. The names it proposes are valid ones. */
export function describeWrongName({ field, name, slug, owner, taken }: Named): TextError {
  const found = quoteFound(slug);
  if (owner !== undefined) {
    const ending = `${owner} has this one already`;
    if (isName(name))
      return { found, expected: `a ${field} of its own, the file's name "${name}"; ${ending}` };
    const better = proposeName(name, taken);
    const fix = `write "${better}", and name the file ${better}.json`;
    return { found, expected: `a ${field} of its own, which is the file's name too; ${ending}`, fix };
  }
  if (!isName(name)) {
    return { found, expected: `a file named ${slug}.json`, fix: `give the file the name ${slug}.json` };
  }
  return {
    found,
    expected: `the file's name, "${name}", or a file named ${slug}.json`,
    fix: `write "${name}", or give the file the name ${slug}.json`,
  };
}
