import { stringify } from 'yaml';
import { colour } from '../../art/drawings/palette';
import { lettering, letteringWidth } from '../../art/drawings/lettering';
import { toBeWritten } from '../../src/content-model/notices/unwritten';
import { joinWords } from '../../src/content-model/schema/parts';
import type { Badges, CityFile, ContentFile, Country, Site } from '../../src/content-model/types';
import { dayInWords } from '../../src/shared/time/last-day';
import { derivePalette } from './palette';
import type { Answers } from './questions';

const json = (path: string, data: unknown): ContentFile => ({ path, source: JSON.stringify(data) });

const logoOf = (folderName: string): string => `media/logos/${folderName}.svg`;

/** The files of site/ that no brand can have from another one: `shipped` has those words of them that can be shared. */
export function ownSiteFiles(
  shipped: Pick<Site, 'brand' | 'social-proof' | 'videos' | 'coupons' | 'conversions' | 'load'>,
  answers: Answers,
  folderName: string,
): ContentFile[] {
  const logo = { src: `/${logoOf(folderName)}`, alt: answers.name };
  const { sample: _invented, ...popup } = shipped['social-proof'];
  const brand: Omit<Site['brand'], 'hourWords'> = {
    name: answers.name,
    tagline: answers.slogan,
    promise: answers.promise,
    trade: shipped.brand.trade,
    siteUrl: answers.site,
    mainPhone: answers.phone,
    sender: {
      name: answers.name,
      postalAddress: answers.address.trim() || toBeWritten('the postal address of who sends texts'),
    },
    openingHours: shipped.brand.openingHours,
    logos: { CA: logo, US: logo, default: logo },
    ...derivePalette(answers),
  };
  const { sample: _sample, ...player } = shipped.videos;
  // How much its truck holds is for the brand to say; until then no page has the truck that fills.
  const { sample: _assumed, ...load } = shipped.load;
  // What a request is worth, each owner says of their own.
  const { currency: _currency, ...forms } = shipped.conversions;
  const conversions = Object.entries(forms).map(([form, { value: _value, ...names }]) => [form, names]);
  const files: Partial<Record<keyof Site, unknown>> = {
    brand,
    claims: { items: [] },
    coupons: { ...shipped.coupons, items: [] },
    conversions: Object.fromEntries(conversions),
    load: { ...load, mode: 'off', coupons: [] },
    pricing: {},
    redirects: { cities: [] },
    'social-proof': { ...popup, mode: 'off' },
    videos: { ...player, items: [] },
  };
  return Object.entries(files).map(([name, data]) => json(`site/${name}.json`, data));
}

/** The first city, with the texts that only somebody who knows it can write. */
export function ownCity(answers: Answers, badgeGroup: string): ContentFile {
  const { slug, city } = answers;
  const data: CityFile = {
    slug,
    locationId: '',
    locationName: city,
    badgeGroup,
    country: answers.country as Country,
    timeZone: answers['time-zone'],
    cities: [city],
    about: {
      places: toBeWritten(`the parts of ${city}, and how people live there`),
      typical: toBeWritten(`what goes most often in ${city}`),
      access: toBeWritten(`how a truck and a crew get to it in ${city}`),
    },
  };
  return json(`cities/${slug}.json`, data);
}

/** The badges of a province or state for which the first brand has none. */
export function ownBadges({ region, country, 'region-code': code }: Answers): ContentFile {
  const group = joinWords(region);
  const data: Badges = {
    group,
    country: country as Country,
    region: { name: region, code },
    teams: [{ name: toBeWritten(`a team that people in ${region} cheer for`), sport: 'Hockey' }],
  };
  return json(`badges/${group}.json`, data);
}

/** A policy of which only the frame is there: what a company keeps of its visitors, only that company knows. */
export function ownPolicy(today: string): ContentFile {
  const frontMatter = stringify({
    meta: {
      title: 'Privacy Policy | {brand} {city}',
      description: toBeWritten('in one sentence, what the site keeps and why, for search results'),
    },
    title: '{brand} {city} privacy policy',
    brandPage: {
      meta: {
        title: 'Privacy Policy | {brand}',
        description: toBeWritten('the same sentence, without a city'),
      },
      title: '{brand} privacy policy',
    },
    updated: today,
    updatedLabel: `Last updated ${dayInWords(today)}`,
    minimumAge: 18,
    summary: { title: 'In short', items: [toBeWritten('the policy in a few sentences')] },
  });
  const body = toBeWritten('what the site keeps, why, for how long, who else sees it, and whom to ask');
  return { path: 'pages/privacy-policy.md', source: `---\n${frontMatter}---\n\n${body}\n` };
}

/** The name on a plate of the brand's colour; it takes the place of a logo until somebody draws one. */
export function ownLogo(answers: Answers, folderName: string): ContentFile {
  const [size, height, margin] = [34, 56, 18];
  const width = Math.ceil(letteringWidth(answers.name, size)) + 2 * margin;
  const words = lettering(answers.name, size, { x: margin, y: 40 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="8" fill="{identity}"/>${words}</svg>\n`;
  return { path: logoOf(folderName), source: colour(svg, derivePalette(answers).colors) };
}
