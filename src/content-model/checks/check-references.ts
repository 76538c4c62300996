import type { z } from 'zod';
import { oncePer } from '../../shared/values/once-per';
import { hintAt } from '../schema/closest-name';
import type { Named } from '../schema/field';
import { type FieldPath, ofField, quoteFound, type Reported } from '../content-error';
import { schemaAt } from '../reading/check-shape';
import type { ContentFolder } from '../reading/content-folder';
import { findFileKind } from '../reading/content-kinds';
import { listTexts } from '../reading/walk';
import type { ContentDocument } from '../types';
import { listLocalFiles, listNames } from './check-names';

/** A field that names something of another file; of a page about a service, which is in the folder of its city, none. */
type Reference = { names: Named; file: string; path: FieldPath; name: string };

const take = 'choose one that is there, or take it out';
const said: Record<Named, { expected: string; folder?: string; fix?: string }> = {
  badges: { expected: 'a province or state of the team badges', folder: 'badges', fix: 'add a new file' },
  cities: { expected: 'the address of a city', folder: 'cities', fix: take },
  services: { expected: 'the short name of a service', folder: 'services' },
  coupons: { expected: 'the short name of a coupon', fix: take },
  'local-services': { expected: 'the address of a page of a service in a city', fix: take },
  topics: { expected: 'a topic of pages/faq.json' },
};

/** Gives all names that there are. A kind whose files are missing or have errors has none: they are reported as such. */
function listAll(folder: ContentFolder): Record<Named, readonly string[] | undefined> {
  const own = folder.all('cities').flatMap(({ data }) => data.coupons ?? []);
  const orNone = (names: string[]) => (names.length > 0 ? names : undefined);
  const coupons = folder.site('coupons')?.items;
  return {
    badges: orNone(listNames(folder, 'badges')),
    cities: orNone(listNames(folder, 'cities')),
    services: orNone(folder.names('services')),
    coupons: coupons && [...coupons, ...own].map(({ id }) => id),
    'local-services': listLocalFiles(folder).map(({ name }) => name),
    topics: folder.all('pages').flatMap(({ data }) => ('topics' in data ? [data.topics] : []))[0],
  };
}

/** Reports fields that name what is not there; of several that name the same, the first, with their number. */
export function checkReferences(folder: ContentFolder): Reported[] {
  const all = listAll(folder);
  const references = folder.documents.flatMap(listReferences);
  return (Object.keys(said) as Named[]).flatMap((kind) => {
    const names = all[kind];
    const { expected, folder: ofFile, fix } = said[kind];
    const wrong = references.filter((each) => each.names === kind && names?.includes(each.name) === false);
    return [...new Set(wrong.map(({ name }) => name))].map((name) => {
      const [first, ...others] = wrong.filter((each) => each.name === name) as [Reference, ...Reference[]];
      const more = others.length > 1 ? ` and ${others.length - 1} more` : '';
      const also = others[0] ? `; also named in ${others[0].file}${more}` : '';
      const missing = ofFile ? `; there is no ${ofFile}/${name}.json` : '';
      const known = [fix !== take && `choose one of: ${names?.join(', ')}`, fix]
        .filter(Boolean)
        .join('; or ');
      const hint = hintAt(name, names ?? []);
      const wanted = `${expected}${missing}${also}${hint}`;
      return ofField(first.file, first.path, quoteFound(name), wanted, hint ? undefined : known);
    });
  });
}

/** While content is edited, only a changed file is looked through again. */
const listReferences = oncePer((document: ContentDocument): Reference[] => {
  const { kind, name, path: file, data } = document;
  const fileKind = findFileKind(file);
  const schema = 'schema' in fileKind ? fileKind.schema : undefined;
  const ofFields = listTexts(data).flatMap(({ path, text }) => {
    const names = schemaAt(schema as z.ZodType, path)?.meta()?.names;
    return names && text !== '/' ? [{ names, file, path, name: text }] : [];
  });
  if (kind !== 'local-services') return ofFields;
  return [{ names: 'cities', file, path: [], name: name.split('/')[0] ?? '' }, ...ofFields];
});
