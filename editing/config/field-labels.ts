import { findByPath } from './by-path';
import { pageFieldLabels } from './page-field-labels';
import { siteFieldLabels } from './site-field-labels';

/** A field without a label here is called by its name: `title` becomes "Title". */
const labels = { ...siteFieldLabels, ...pageFieldLabels };

/** What one item of a list is called, by the end of the list's path; the label of the list is its plural. */
const itemNames: Record<string, string> = {
  'cities.cities': 'place',
  'teams.*.cities': 'city',
  'redirects.cities': 'old address',
  postalPrefixes: 'beginning',
  questions: 'question',
  fees: 'thing with a fee',
  payment: 'way to pay',
  donation: 'name',
  recycling: 'name',
  teams: 'team',
  items: 'point',
  'services.items': 'thing',
  drivers: 'reason',
  rules: 'paragraph',
  access: 'paragraph',
  about: 'page',
  taken: 'thing taken',
  'steps.items': 'step',
  'before-after.items': 'pair of drawings',
  'videos.items': 'video',
  'claims.items': 'claim',
  'coupons.items': 'coupon',
  'cities.coupons': 'coupon',
  'coupons.items.*.terms': 'sentence',
  'cities.coupons.*.terms': 'sentence',
  'cities.services': 'service',
  'text-terms.terms': 'part',
  firstNames: 'first name',
  timeLabels: 'time',
  timeWindows: 'time slot',
  flexibility: 'answer',
  propertyTypes: 'property type',
  menu: 'menu entry',
  links: 'link',
  openingHours: 'group of days',
  points: 'point',
  'notTaken.items': 'thing',
  'loads.items': 'load',
  'groups.*.items': 'thing to pick',
  groups: 'group of things',
  search: 'other word',
  'load.coupons': 'coupon',
  shares: 'twelfth of the truck',
  trucks: 'half of a truck more',
  'rates.steps': 'part of the truck',
};

/** What a closed item of a list shows, where its first field does not say which one it is. */
const summaries: Record<string, string> = {
  openingHours: '{{fields.opens}} to {{fields.closes}}',
  'coupons.items': '{{fields.amount}} {{fields.condition}}',
  'cities.coupons': '{{fields.amount}} {{fields.condition}}',
  'claims.items': '{{fields.value}} {{fields.label}}',
  'videos.items': '{{fields.title}}',
  'before-after.items': '{{fields.caption}}',
  'redirects.cities': '{{fields.from}} to {{fields.to}}',
  timeWindows: '{{fields.label}}',
  flexibility: '{{fields.label}}',
  propertyTypes: '{{fields.label}}',
  'groups.*.items': '{{fields.name}}, {{fields.cubicFeet}} cu ft',
};

export const summaryOf = (where: string): string | undefined => findByPath(summaries, where);

/** Gives the name of one item of the list at a path; where none is written, the label of the list. */
export const itemNameOf = (where: string, label: string): string =>
  findByPath(itemNames, where) ?? label.toLowerCase();

/** Writes a field's name as words: `locationName` becomes "Location name". */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, (_match, before: string, after: string) => {
      return `${before} ${after.toLowerCase()}`;
    });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Gives the label of the field at a path of the content model, or of any field of a name. */
export const labelOf = (where: string): string =>
  findByPath(labels, where) ?? wordsOf(where.split('.').at(-1) ?? '');
