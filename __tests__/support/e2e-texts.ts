import type { Locator, Page } from '@playwright/test';
import { readJson } from '../../local/read-json';
import { parsePhoneNumber } from '../../src/shared/values/phone-number';
import { contentDir } from '../../src/content-model/reading/read-content';
import { loadContent } from '../../src/content-model/checks/load-content';
import { offerPagesOf } from '../../src/content-model/gatsby/city-pages';
import { withoutLeftOut } from '../../src/content-model/reading/samples';
import { fillTexts, siteValues } from '../../src/shared/text/fill-text';

/** What the production build is built from. */
export const content = loadContent(contentDir());
const { cities, pages, site } = content;

/** What e2e tests press and read is called as the content has it, so that a changed text turns none of them red. */
export const formTexts = fillTexts(site.forms, siteValues(site));
export const videos = fillTexts(site.videos, siteValues(site));
export const { booking, brand, haul, navigation } = site;
export { cities, pages, site };

const locations = readJson<Record<string, { tracking_phone: string }>>('local/seed/locations.json');

/** The number of a city, as its location record has it. */
export const phoneOf = (slug: string) =>
  parsePhoneNumber(locations[cities.find((city) => city.slug === slug)!.locationId]!.tracking_phone)!;

const { fields } = formTexts;
/** The labels of the fields. */
export const labels = {
  name: fields.name.label,
  phone: fields.phone.label,
  message: fields.message.label,
  zip: fields.zip.label,
  postalCode: fields.postalCode.label,
  unit: fields.unit.label,
  street: fields.address.label,
  city: fields.city.label,
  /** E2e tests book in Canada. */
  state: site.words.CA.regionLabel,
  date: fields.date.label,
};

const { campaigns, cities: shownCities } = withoutLeftOut(content);

/** The pages of all campaigns that the content has now, which may be none, each with its city. */
export const offers = shownCities.flatMap((city) =>
  offerPagesOf(campaigns, city).map(({ path, context }) => ({ path, city, ...context })),
);

/** One page stands for all: they differ by their words alone. */
export const offerPaths = offers.slice(0, 1).map(({ path }) => path);

type Links = readonly { label: string; to: string }[];

const labelIn = (links: Links, to: string): string => links.find((link) => link.to === to)!.label;

/** What the menu calls a page of the city. */
export const menuLabel = (to: string): string => labelIn(navigation.menu, to);

/** The link of the footer to a page of the city. */
export const footerLink = (page: Page, to: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: labelIn(navigation.footer.links, to) });
