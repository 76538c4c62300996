import { meantOr } from '../schema/closest-name';
import { type FieldPath, quoteFound, type Reported } from '../content-error';
import type { ContentFolder } from '../reading/content-folder';
import type { ContentDocument } from '../types';
import { listLocalFiles, listNames } from './check-names';

/** A field that names something of another file; of a page about a service, which is in the folder of its city, none. */
type Reference = { file: string; path: FieldPath; name: string };

type Kind = {
  names: readonly string[];
  /** Whether there is any to name: a folder without files and a file with errors are reported as such. */
  areThere: boolean;
  references: Reference[];
  /** The folder with a file for each name, if there is one. */
  folder?: string;
  expected: string;
  fix: string;
};

/** Reports fields that name what is not there; of several that name the same, the first, with their number. */
export function checkReferences(folder: ContentFolder): Reported[] {
  const kinds = listKinds(folder).filter(({ areThere }) => areThere);
  return kinds.flatMap(({ names, references, folder: ofFile, expected, fix }) => {
    const wrong = references.filter(({ name }) => !names.includes(name));
    return [...new Set(wrong.map(({ name }) => name))].map((name) => {
      const [first, ...others] = wrong.filter((each) => each.name === name) as [Reference, ...Reference[]];
      const more = others.length > 1 ? ` and ${others.length - 1} more` : '';
      const also = others[0] ? `; also named in ${others[0].file}${more}` : '';
      const missing = ofFile ? `; there is no ${ofFile}/${name}.json` : '';
      const said = meantOr(name, names, `${expected}${missing}${also}`, fix);
      return { file: first.file, path: first.path, found: quoteFound(name), ...said };
    });
  });
}

const inList = (file: string, path: FieldPath, names: readonly string[] = []): Reference[] =>
  names.map((name, index) => ({ file, path: [...path, index], name }));

function listKinds(folder: ContentFolder): Kind[] {
  const [badges, cities, services] = [
    listNames(folder, 'badges'),
    listNames(folder, 'cities'),
    folder.names('services'),
  ];
  const pages = [...new Set(listLocalFiles(folder).map(({ name }) => name))];
  const coupons = folder.site('coupons');
  const own = folder.all('cities').flatMap(({ data }) => data.coupons ?? []);
  return [
    {
      names: badges,
      areThere: badges.length > 0,
      references: [...folder.all('cities'), ...folder.all('reviews')].map(
        ({ path: file, data: { badgeGroup: name } }) => ({ file, path: ['badgeGroup'], name }),
      ),
      expected: 'a province or state of badges/',
      folder: 'badges',
      fix: `write one of: ${badges.join(', ')}; or add a file for a new province or state`,
    },
    {
      names: ['/', ...cities],
      areThere: cities.length > 0,
      references: folder.documents.flatMap(namedCities),
      expected: 'the slug of a city',
      folder: 'cities',
      fix: 'write one, or take it out',
    },
    {
      names: services,
      areThere: services.length > 0,
      references: folder.documents.flatMap(namedServices),
      expected: 'the slug of a service',
      folder: 'services',
      fix: `write one of: ${services.join(', ')}`,
    },
    {
      names: [...(coupons?.items ?? []), ...own].map(({ id }) => id),
      areThere: coupons !== undefined,
      references: folder.documents.flatMap(namedCoupons),
      expected: 'the id of a coupon in site/coupons.json or of a city',
      fix: 'write one that is there, or take it out',
    },
    {
      names: pages,
      areThere: true,
      references: [...folder.all('reviews'), ...folder.all('jobs')].flatMap(({ path, data }) =>
        inList(path, ['about'], data.about),
      ),
      expected: 'the name of a page of a service in a city: of a file in local-services/, without .json',
      fix: 'write one that is there, or take it out',
    },
  ];
}

function namedCities({ kind, name, path: file, data }: ContentDocument): Reference[] {
  if (kind === 'jobs' || kind === 'reviews')
    return data.city === undefined ? [] : [{ file, path: ['city'], name: data.city }];
  if (kind === 'badges')
    return data.teams.flatMap(({ cities }, index) => inList(file, ['teams', index, 'cities'], cities));
  if (kind === 'campaigns') return inList(file, ['cities'], data.cities);
  if (kind === 'local-services') return [{ file, path: [], name: name.split('/')[0] ?? '' }];
  if (kind !== 'site' || name !== 'redirects') return [];
  return data.cities.map(({ to }, index) => ({ file, path: ['cities', index, 'to'], name: to }));
}

function namedServices({ kind, path: file, data }: ContentDocument): Reference[] {
  if (kind === 'cities') return inList(file, ['services'], data.services);
  if (kind !== 'local-services' && kind !== 'guides') return [];
  return data.service === undefined ? [] : [{ file, path: ['service'], name: data.service }];
}

function namedCoupons({ kind, name, path: file, data }: ContentDocument): Reference[] {
  if (kind === 'campaigns' && data.coupon) return [{ file, path: ['coupon'], name: data.coupon }];
  if (kind !== 'site' || name !== 'haul') return [];
  return data.coupons.map(({ coupon }, index) => {
    return { file, path: ['coupons', index, 'coupon'], name: coupon };
  });
}
