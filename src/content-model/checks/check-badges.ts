import { findClosestName } from '../schema/closest-name';
import type { ContentFolder } from '../reading/content-folder';
import { type ContentError, quoteFound } from '../content-error';
import type { Badges } from '../types';

/** Reports badges that are not where cities and reviews look for them, or not in the country of their cities. */
export function checkBadges(folder: ContentFolder): ContentError[] {
  return [...checkNames(folder), ...checkUsers(folder), ...checkCountries(folder)];
}

function checkNames(folder: ContentFolder): ContentError[] {
  return folder
    .all('badges')
    .filter(({ name, data }) => data.group !== name)
    .map(({ path, name, data }) =>
      folder.error(path, {
        path: ['group'],
        found: quoteFound(data.group),
        expected: `the file's name, "${name}", or a file named ${data.group}.json`,
        fix: `write "${name}", or give the file the name ${data.group}.json`,
      }),
    );
}

function checkUsers(folder: ContentFolder): ContentError[] {
  const groups = folder.paths.flatMap((path) => /^badges\/(.+)\.json$/.exec(path)?.[1] ?? []);
  const users = [...folder.all('cities'), ...folder.all('reviews')];
  return users
    .filter(({ data }) => !groups.includes(data.badgeGroup))
    .map(({ path, data: { badgeGroup } }) => {
      const meant = findClosestName(badgeGroup, groups);
      const reported = {
        path: ['badgeGroup'],
        found: quoteFound(badgeGroup),
        expected: `a file of badges/, one of: ${groups.join(', ')}`,
      };
      if (meant)
        return folder.error(path, {
          ...reported,
          expected: `${reported.expected}; did you mean "${meant}"?`,
        });
      const fix = `write one of these, or add badges/${badgeGroup}.json for a new province or state`;
      return folder.error(path, { ...reported, fix });
    });
}

function checkCountries(folder: ContentFolder): ContentError[] {
  const badges = new Map<string, Badges>(folder.all('badges').map(({ data }) => [data.group, data]));
  return folder.all('cities').flatMap(({ path, data }) => {
    const group = badges.get(data.badgeGroup);
    if (!group || group.country === data.country) return [];
    const expected = `"${group.country}", the country of badges/${group.group}.json`;
    return [folder.error(path, { path: ['country'], found: quoteFound(data.country), expected })];
  });
}
