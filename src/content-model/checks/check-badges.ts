import { findClosestName } from '../schema/closest-name';
import type { ContentFolder } from '../reading/content-folder';
import { findMeantFolder } from '../reading/content-kinds';
import { type ContentError, quoteFound, wholeFile } from '../content-error';
import { describeWrongName, isName } from './file-names';
import { nameSome, reportMissing } from './missing-files';

/** Reports badges that are not where cities and reviews look for them. */
export function checkBadges(folder: ContentFolder): ContentError[] {
  return [...checkNames(folder), ...checkUsers(folder)];
}

function checkNames(folder: ContentFolder): ContentError[] {
  const documents = folder.all('badges');
  const taken = documents.flatMap(({ name, data }) => [name, data.group]);
  return documents
    .filter(({ name, data }) => data.group !== name)
    .map(({ path, name, data: { group } }) => {
      const isTaken = documents.some((other) => other.name === group);
      // A group under a valid name of its own may well be a new one, whose field was forgotten.
      const owner = isTaken && !isName(name) ? `badges/${group}.json` : undefined;
      return folder.error(path, {
        path: ['group'],
        ...describeWrongName({ field: 'group', name, slug: group, owner, taken }),
      });
    });
}

function checkUsers(folder: ContentFolder): ContentError[] {
  const files = folder.names('badges');
  const all = [...folder.all('cities'), ...folder.all('reviews')];
  if (files.length === 0 && all.length > 0)
    return folder.paths.some(isInMisspelt) ? [] : [emptyFolder(all.map(({ path }) => path))];
  // A file under a wrong name is reported as such, and not once more for each of its cities.
  const groups = [
    ...new Set([...files.filter(isName), ...folder.all('badges').map(({ data }) => data.group)]),
  ];
  const users = all.filter(({ data }) => !groups.includes(data.badgeGroup));
  return reportMissing(
    users.map(({ path, data: { badgeGroup } }) => {
      const meant = findClosestName(badgeGroup, groups);
      const expected = `a file of badges/, one of: ${groups.join(', ')}`;
      const fix = `write one of these, or add badges/${badgeGroup}.json for a new province or state`;
      const reported = { path: ['badgeGroup'], found: quoteFound(badgeGroup), expected, fix };
      const { fix: _fix, ...ofTypo } = { ...reported, expected: `${expected}; did you mean "${meant}"?` };
      return { missing: badgeGroup, path, error: folder.error(path, meant ? ofTypo : reported) };
    }),
    (group) => `badges/${group}.json`,
    (group) => findClosestName(group, groups),
  );
}

const isInMisspelt = (path: string): boolean => findMeantFolder(path) === 'badges';

const emptyFolder = (paths: string[]): ContentError => ({
  file: 'badges/',
  field: wholeFile,
  found: 'no files',
  expected: `a file for each province or state: ${nameSome(paths)} name one`,
});
