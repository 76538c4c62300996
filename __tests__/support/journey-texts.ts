import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { fillTexts, siteValues } from '../../src/shared/text/fill-text';

/** What the twin is built from. */
export const content = loadContent(contentDir());
const { cities, pages, site } = content;

/** What journeys press and read is called as the content has it, so that a changed text turns none of them red. */
export const formTexts = fillTexts(site.forms, siteValues(site));
export const videos = fillTexts(site.videos, siteValues(site));
export const { booking, brand, load, navigation } = site;
export { cities, pages, site };

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
  /** Journeys book in Canada. */
  state: site.words.CA.regionLabel,
  date: fields.date.label,
};

type Links = readonly { label: string; to: string }[];

const labelIn = (links: Links, to: string): string => {
  const found = links.find((link) => link.to === to);
  if (!found) throw new Error(`No link to ${to}`);
  return found.label;
};

/** What the menu calls a page of the city. */
export const menuLabel = (to: string): string => labelIn(navigation.menu, to);

/** What the footer calls it. */
export const footerLabel = (to: string): string => labelIn(navigation.footer.links, to);
