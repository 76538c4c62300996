import { parse, stringify } from 'yaml';
import { splitFrontMatter } from '../../src/content-model/reading/front-matter';
import { findFileKind } from '../../src/content-model/reading/content-kinds';
import type { City, ContentFile, Review, Site } from '../../src/content-model/types';
import { changeLetters, changeText } from './change-text';
import { changeTexts } from './change-texts';

/**
 * Makes of valid content other content that is valid too, as different as content staff may make it: each free text is
 * another one, each city has another address, one city is gone and two are new, one service and one question are gone, one
 * review is left, there are no coupons, no jobs, no campaigns and no pages about a service in a city, the pop-up is off, and
 * the brand has another address and phone.
 */
export function changeContent(files: readonly ContentFile[]): ContentFile[] {
  const changed = withoutSome(files).map(changeFile);
  return [...changed, ...newCities(changed)];
}

/**
 * Without the first city, the last service, the last question, all jobs, all campaigns and all pages about a service in a
 * city, and with the first review alone.
 */
function withoutSome(files: readonly ContentFile[]): ContentFile[] {
  const gone = [
    ...inFolder(files, 'cities').slice(0, 1),
    ...inFolder(files, 'services').slice(-1),
    ...inFolder(files, 'faq').slice(-1),
    ...inFolder(files, 'reviews').slice(1),
    ...inFolder(files, 'jobs'),
    ...inFolder(files, 'local-services'),
    ...inFolder(files, 'campaigns'),
  ];
  return files.filter((file) => !gone.includes(file));
}

const inFolder = (files: readonly ContentFile[], folder: string): ContentFile[] =>
  files.filter(({ path }) => path.startsWith(`${folder}/`));

function changeFile({ path, source }: ContentFile): ContentFile {
  const kind = findFileKind(path);
  const schema = 'schema' in kind ? kind.schema : undefined;
  const parts = path.endsWith('.md') ? splitFrontMatter(source) : undefined;
  if (typeof parts === 'object') {
    const frontMatter = stringify(changeTexts(schema, parse(parts.frontMatter)));
    return { path, source: `---\n${frontMatter}---\n${changeText(parts.body)}` };
  }
  const data = changeTexts(schema, JSON.parse(source));
  if (path.startsWith('reviews/')) return jsonFile(path, { ...(data as Review), about: undefined });
  if (!path.startsWith('cities/')) return jsonFile(path, changesOf[path]?.(data) ?? data);
  const { services: _services, ...city } = data as City;
  const slug = changeLetters(city.slug);
  return jsonFile(`cities/${slug}.json`, { ...city, slug });
}

/** What is changed of a file besides its texts. */
const changesOf: Record<string, (data: unknown) => object> = {
  'site/brand.json': (data) => ({
    ...(data as Site['brand']),
    siteUrl: 'https://www.another-brand.example',
    mainPhone: '+1 888 555 0142',
  }),
  'site/social-proof.json': (data) => ({ ...(data as Site['social-proof']), mode: 'off' }),
  'site/coupons.json': (data) => {
    const coupons = data as Site['coupons'];
    return { ...coupons, items: [] };
  },
  'site/load.json': (data) => ({ ...(data as Site['load']), coupons: [] }),
  'site/redirects.json': () => ({ cities: [] }) satisfies Site['redirects'],
  'site/forms.json': (data) => {
    const forms = data as Site['forms'];
    // Nobody is asked for what a pop-up shows that is off.
    const { recent: _recent, ...consent } = forms.consent;
    return { ...forms, failureNotice: 'Dummy.', consent };
  },
};

/** Two cities that say no more than a city must: one without a location, one with the location of another. */
function newCities(files: readonly ContentFile[]): ContentFile[] {
  const [first] = inFolder(files, 'cities').map(({ source }) => JSON.parse(source) as City);
  if (!first) return [];
  const { badgeGroup, country, timeZone } = first;
  return ['', first.locationId].map((locationId, index) => {
    const slug = `new-town-${index}`;
    const about = { places: 'Some places.', typical: 'Some loads.', access: 'Some ways in.' };
    const locationName = `New Town ${index}`;
    const city = { slug, locationId, locationName, badgeGroup, country, timeZone, about };
    return jsonFile(`cities/${slug}.json`, city);
  });
}

function jsonFile(path: string, data: unknown): ContentFile {
  return { path, source: `${JSON.stringify(data, null, 2)}\n` };
}
