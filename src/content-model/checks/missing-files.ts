import { type ContentError, wholeFile } from '../content-error';

/** A file that names another one, which is not there. */
export type NamedBy = {
  /** The name of the file that is not there. */
  missing: string;
  path: string;
  /** The error of this file, if it is the only one. */
  error: ContentError;
};

const namesShown = 3;

/**
 * Reports files that name what is not there. One cause gives one message: where several of them name the same file, that
 * file is what is missing, and the message says how many name it. `pathOf` gives the path of a missing file.
 */
export function reportMissing(
  users: readonly NamedBy[],
  pathOf: (missing: string) => string,
  meantBy: (missing: string) => string | undefined,
): ContentError[] {
  const byName = new Map<string, NamedBy[]>();
  for (const user of users) byName.set(user.missing, [...(byName.get(user.missing) ?? []), user]);
  return [...byName].flatMap(([missing, [first, ...others]]) => {
    if (first === undefined) return [];
    if (others.length === 0) return [first.error];
    const meant = meantBy(missing);
    return [
      {
        file: pathOf(missing),
        field: wholeFile,
        found: 'no such file',
        expected: `this file: ${nameSome([first, ...others].map(({ path }) => path))} name it`,
        fix: meant
          ? `give ${pathOf(meant)} this name, or write "${meant}" in those files`
          : 'bring it back from an earlier version, or name another one in those files',
        namedIn: { file: first.error.file, field: first.error.field },
      },
    ];
  });
}

/** Names the first files, and how many more there are. */
export function nameSome(paths: string[]): string {
  const rest = paths.length - namesShown;
  const shown = paths.slice(0, namesShown).join(', ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}
