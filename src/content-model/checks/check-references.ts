import { findClosestName } from '../schema/closest-name';
import { type ContentError, type FieldPath, quoteFound, wholeFile } from '../content-error';
import type { ContentFolder } from '../reading/content-folder';
import { findMeantFolder } from '../reading/content-kinds';
import { listLocalFiles } from './check-local-services';
import { listRedirects } from './check-redirects';
import { meantOr } from './meant-or';
import { nameSome, type NamedBy, reportMissing } from './missing-files';
import { badgeGroups, citySlugs, couponIds } from './known-names';

/** A field that names something of another file; without a path it is the folder of its file. */
type Reference = { file: string; path?: FieldPath; name: string };

/** What some fields name, and what is said of one that names something else. */
type Kind = {
  names: readonly string[];
  references: Reference[];
  expected: string;
  fix: string | ((name: string) => string);
};

/**
 * Reports the fields that name badges, a city, a service, a coupon or a page which is not there. A file of badges, a city or a
 * service that several name is one error.
 */
export function checkReferences(folder: ContentFolder): ContentError[] {
  const cities = citySlugs(folder);
  const services = folder.names('services');
  const groups = badgeGroups(folder);
  const wrongIn = (kind: Kind): NamedBy[] => findWrong(folder, kind);
  const missingIn = (kind: string, names: readonly string[], kinds: Kind[]): ContentError[] => {
    // A folder without any file is reported as such.
    if (names.length === 0) return [];
    const pathOf = (name: string): string => `${kind}/${name}.json`;
    return reportMissing(kinds.flatMap(wrongIn), pathOf, (name) => findClosestName(name, names));
  };
  return [
    ...checkNoBadges(folder),
    ...missingIn('badges', groups, [badgeKind(folder, groups)]),
    ...missingIn('cities', cities, listCityKinds(folder, cities)),
    ...missingIn('services', services, [serviceKind(folder, services)]),
    ...[...listCouponKinds(folder), aboutKind(folder)].flatMap(wrongIn).map(({ error }) => error),
  ];
}

function findWrong(folder: ContentFolder, { names, references, expected, fix }: Kind): NamedBy[] {
  return references
    .filter(({ name }) => !names.includes(name))
    .map(({ file, path, name }) => {
      const wanted = meantOr(name, names, expected, typeof fix === 'string' ? fix : fix(name));
      const ofFolder = { file, field: wholeFile, found: `a file in the folder ${quoteFound(name)}` };
      const error = path ? folder.error(file, { path, found: quoteFound(name), ...wanted }) : ofFolder;
      return { missing: name, path: file, error: { ...error, ...wanted } };
    });
}

/** Reports a folder without badges, with the files that name some. */
function checkNoBadges(folder: ContentFolder): ContentError[] {
  const users = [...folder.all('cities'), ...folder.all('reviews')].map(({ path }) => path);
  const isMisspelt = folder.paths.some((path) => findMeantFolder(path) === 'badges');
  if (folder.names('badges').length > 0 || users.length === 0 || isMisspelt) return [];
  const expected = `a file for each province or state: ${nameSome(users)} name one`;
  return [{ file: 'badges/', field: wholeFile, found: 'no files', expected }];
}

function badgeKind(folder: ContentFolder, names: readonly string[]): Kind {
  const users = [...folder.all('cities'), ...folder.all('reviews')];
  return {
    names,
    references: users.map(({ path, data }) => ({ file: path, path: ['badgeGroup'], name: data.badgeGroup })),
    expected: `a file of badges/, one of: ${names.join(', ')}`,
    fix: (name) => `write one of these, or add badges/${name}.json for a new province or state`,
  };
}

function listCityKinds(folder: ContentFolder, names: readonly string[]): Kind[] {
  const expected = 'the slug of a city: the name of its file in cities/, without .json';
  return [
    {
      names,
      references: folder
        .all('jobs')
        .map(({ path, data }) => ({ file: path, path: ['city'], name: data.city })),
      expected,
      fix: 'write one, or take the job out',
    },
    {
      names,
      references: folder
        .all('campaigns')
        .flatMap(({ path, data: { cities } }) => inList(path, 'cities', cities)),
      expected,
      fix: 'write one, or take it out; without "cities" it has all',
    },
    {
      names,
      references: listLocalFiles(folder).map(({ path, city }) => ({ file: path, name: city })),
      expected: `a folder with ${expected}`,
      fix: 'rename the folder, or take it out',
    },
    {
      names: ['/', ...names],
      references: listRedirects(folder).map(({ path, field, to }) => ({
        file: path,
        path: [...field, 'to'],
        name: to,
      })),
      expected: 'the slug of a city, or "/" for the page on which visitors choose one',
      fix: 'write one of the two, or take the redirect out',
    },
  ];
}

const inList = (file: string, field: string, names: readonly string[] = []): Reference[] =>
  names.map((name, index) => ({ file, path: [field, index], name }));

function serviceKind(folder: ContentFolder, names: readonly string[]): Kind {
  return {
    names,
    references: [
      ...folder.all('cities').flatMap(({ path, data }) => inList(path, 'services', data.services)),
      ...folder
        .all('local-services')
        .map(({ path, data }) => ({ file: path, path: ['service'], name: data.service })),
    ],
    expected: 'the slug of a service: the name of its file in services/, without .json',
    fix: `write one of: ${names.join(', ')}`,
  };
}

function listCouponKinds(folder: ContentFolder): Kind[] {
  const names = couponIds(folder);
  if (!names) return [];
  const ofLoads = folder.all('site').flatMap(({ path, name, data }) => {
    if (name !== 'load') return [];
    return data.coupons.map(({ coupon }, index) => ({
      file: path,
      path: ['coupons', index, 'coupon'],
      name: coupon,
    }));
  });
  const ofCampaigns = folder
    .all('campaigns')
    .flatMap(({ path, data: { coupon } }) =>
      coupon === undefined ? [] : [{ file: path, path: ['coupon'], name: coupon }],
    );
  const isEmpty = names.length === 0;
  return [
    {
      names,
      references: [...ofCampaigns, ...ofLoads],
      expected: 'the id of a coupon in site/coupons.json or of a city',
      fix: isEmpty
        ? 'take it out: there are no coupons'
        : `write one of: ${names.join(', ')}; or take it out`,
    },
  ];
}

function aboutKind(folder: ContentFolder): Kind {
  const names = [...new Set(listLocalFiles(folder).map(({ name }) => name))];
  const fix =
    names.length === 0 ? 'take "about" out: no city has such a page' : `write one of: ${names.join(', ')}`;
  const references = [...folder.all('reviews'), ...folder.all('jobs')].flatMap(({ path, data }) =>
    inList(path, 'about', data.about),
  );
  const expected = 'the name of a page of a service in a city: of a file in local-services/, without .json';
  return { names, references, expected, fix };
}
