import type { ContentError } from '../content-error';

/**
 * Joins the errors of files that are all in a folder where no file belongs: one cause gives one message, which names the
 * first file and says how many more there are.
 */
export function joinMisplaced(errors: readonly ContentError[]): ContentError[] {
  const causeOf = ({ file, found, expected }: ContentError): string | undefined =>
    found === `"${file}"` && expected.startsWith('no such folder') ? file.split('/')[0] : undefined;
  return errors.flatMap((error, index) => {
    const folder = causeOf(error);
    if (folder === undefined) return [error];
    const same = errors.filter((other) => causeOf(other) === folder);
    if (same.length === 1) return [error];
    if (errors.findIndex((other) => causeOf(other) === folder) !== index) return [];
    return [{ ...error, found: `${error.found} and ${same.length - 1} more files of ${folder}/` }];
  });
}
