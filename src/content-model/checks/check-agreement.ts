import { daysLeft } from '../../shared/time/last-day';
import { hasDays } from '../../shared/time/valid-days';
import type { ContentFolder } from '../reading/content-folder';
import { isGroup, walk } from '../reading/walk';
import { formatFieldPath, ofField, quoteFound, type Reported } from '../content-error';
import type { ContentDocument } from '../types';
import { listDated } from '../valid-days';
import { checkNames } from './check-names';
import { checkPlaces } from './check-places';
import { checkReferences } from './check-references';

/** Reports where files contradict each other, or a file contradicts itself. Takes today's date as YYYY-MM-DD. */
export const checkAgreement = (folder: ContentFolder, today: string): Reported[] => [
  ...checkNames(folder),
  ...checkReferences(folder),
  ...checkPlaces(folder),
  ...checkUnique(folder),
  ...checkNameBox(folder),
  ...checkJobs(folder, today),
  ...checkOffered(folder),
  ...checkAlwaysOffered(folder),
  ...folder.documents.flatMap((document) => [...checkDays(document), ...checkRepeats(document)]),
];

const cityOf = ({ name }: ContentDocument): string => name.split('/')[0] ?? '';

/** Reports values that another file of the same kind has already: an order, a question, a campaign's phone, a name in its city. */
const checkUnique = (folder: ContentFolder): Reported[] => [
  ...findShared(folder.all('services'), ['order']),
  ...findShared(folder.all('guides'), ['order', 'name']),
  ...findShared(folder.all('faq'), ['order', 'question']),
  ...findShared(folder.all('local-services'), ['name', 'order'], cityOf),
  ...findShared(folder.all('campaigns'), ['phone']),
];

function findShared(
  documents: readonly ContentDocument[],
  fields: string[],
  groupOf: (document: ContentDocument) => string = () => '',
): Reported[] {
  return fields.flatMap((field) => {
    const valueOf = ({ data }: ContentDocument): unknown => (data as Record<string, unknown>)[field];
    const free = Math.max(0, ...documents.map((document) => Number(valueOf(document)) || 0)) + 1;
    const renumber = `write another number: ${free} is free, and puts it last`;
    const fix = field === 'order' ? renumber : 'change one of the two';
    return documents.flatMap((document, index) => {
      const isSame = (other: ContentDocument): boolean =>
        valueOf(other) === valueOf(document) && groupOf(other) === groupOf(document);
      const owner = documents.slice(0, index).find(isSame);
      if (!owner || valueOf(document) === undefined) return [];
      const expected = `one of its own; ${owner.path} has this one already`;
      return [ofField(document.path, [field], quoteFound(valueOf(document)), expected, fix)];
    });
  });
}

/** Reports a pop-up with names without a box that asks for permission, or the reverse (docs/decisions/0013). */
function checkNameBox(folder: ContentFolder): Reported[] {
  const [popup, forms] = [folder.site('social-proof'), folder.site('forms')];
  if (!popup || !forms) return [];
  const isShown = popup.mode === 'recent';
  if (isShown === (forms.consent.recent !== undefined)) return [];
  const because = `because "mode" of site/social-proof.json is "${popup.mode}"`;
  const told: [found: string, expected: string, fix: string] = isShown
    ? [
        'nothing',
        `a group with a "label" for a box that allows it, ${because}: the pop-up shows first names`,
        'add  "recent": { "label": "Optional: …" },  or set "mode" to "off"',
      ]
    : [
        'a box that asks whether a first name may be shown',
        `no such box, ${because}: no visitor's name is shown`,
        'take "recent" out, or set "mode" to "recent"',
      ];
  return [ofField('site/forms.json', ['consent', 'recent'], ...told)];
}

function checkJobs(folder: ContentFolder, today: string): Reported[] {
  const expected = 'the day on which the job was done';
  return folder.all('jobs').flatMap(({ path: file, data: { date } }) => {
    // `today` is the date where the day ends last: elsewhere the next one may have begun.
    const isToCome = daysLeft(date, today) > 1;
    return isToCome ? [ofField(file, ['date'], `${quoteFound(date)}, which is still to come`, expected)] : [];
  });
}

/** Reports the pages of a city about a service that it does not offer. */
function checkOffered(folder: ContentFolder): Reported[] {
  const known = folder.names('services');
  const offered = new Map(folder.all('cities').map(({ data }) => [data.slug, data.services]));
  return folder.all('local-services').flatMap((document) => {
    const { path: file, data } = document;
    const { service } = data;
    const city = cityOf(document);
    const services = offered.get(city);
    if (!services || !service || services.includes(service) || !known.includes(service)) return [];
    const expected = `a service that the city offers, one of: ${services.join(', ')}`;
    const fix = `add "${service}" to "services" in cities/${city}.json, or take this page out`;
    return [ofField(file, ['service'], quoteFound(service), expected, fix)];
  });
}

/** Reports lists of services, the company's or a city's, that could be empty on some day: each service in them has days. */
function checkAlwaysOffered(folder: ContentFolder): Reported[] {
  const dated = folder.all('services').filter(({ data }) => hasDays(data));
  const slugs = dated.map(({ data }) => data.slug);
  const isAlways = (slug: string): boolean => !slugs.includes(slug);
  const [found, expected] = [
    'only services with a first or a last day',
    'at least one service that is always offered',
  ];
  const report = ({ path: file }: ContentDocument, path: string[]): Reported =>
    ofField(file, path, found, expected, 'add one, or take the days of one out');
  const ofCompany = folder.names('services').some(isAlways) ? [] : dated.slice(-1);
  const ofCities = folder.all('cities').filter(({ data }) => data.services?.some(isAlways) === false);
  return [
    ...ofCompany.map((document) => report(document, [])),
    ...ofCities.map((document) => report(document, ['services'])),
  ];
}

/** Reports what ends before it begins. A last day that is over is no error: no day may hold up a push (docs/decisions/0065). */
function checkDays(document: ContentDocument): Reported[] {
  return listDated(document).flatMap(({ path, days: { validFrom = '', validUntil = validFrom } }) => {
    if (validFrom <= validUntil) return [];
    const found = `${quoteFound(validUntil)}, which is before the first day, ${quoteFound(validFrom)}`;
    const expected = 'a last day that is not before the first one';
    const fix = 'set a later last day, or an earlier first day';
    return [ofField(document.path, [...path, 'validUntil'], found, expected, fix)];
  });
}

/** The fields by which the items of a list differ; the first one that the items have counts. */
const names = ['id', 'from', 'to', 'start', 'question', 'name', 'caption', 'title', 'timeSensitive', 'value'];

function checkRepeats({ path: file, data }: ContentDocument): Reported[] {
  return walk(data).flatMap(({ path, value: items }) => {
    if (!Array.isArray(items)) return [];
    const [first] = items as unknown[];
    const name = isGroup(first) ? names.find((known) => known in first) : undefined;
    if (typeof first !== 'string' && name === undefined) return [];
    const values = items.map((item) => (name === undefined ? item : item[name]) as unknown);
    const folded = values.map((value) => (typeof value === 'string' ? value.toLowerCase() : value));
    return values.flatMap((value, index) => {
      const same = folded.indexOf(folded[index]);
      if (value === undefined || same === index) return [];
      const expected = `each only once; ${formatFieldPath([...path, same])} is the same already`;
      const at = [...path, index, ...(name === undefined ? [] : [name])];
      const found = `${quoteFound(value)} a second time`;
      return [ofField(file, at, found, expected, 'take one of the two out, or change it')];
    });
  });
}
