import { dayInWords } from '../../shared/time/last-day';
import { citySubRoutes } from '../../shared/site/routes';
import { findClosestName } from '../schema/closest-name';
import { type FieldError, quoteFound } from '../content-error';
import type { City, ContentDocument, Site } from '../types';

/**
 * Reports errors within one file: links that lead nowhere, a policy with two different dates, hours that end before they
 * begin, those of a city that are only there for visitors or only for search engines, values of no currency, and invented
 * activity that is not marked as a sample (docs/decisions/0013).
 */
export function checkSiteFile(document: ContentDocument): FieldError[] {
  if (document.kind === 'pages' && document.name === 'privacy-policy') return checkUpdated(document.data);
  if (document.kind === 'cities') return checkOwnHours(document.data);
  if (document.kind !== 'site') return [];
  if (document.name === 'brand') return checkHours(document.data.openingHours);
  if (document.name === 'conversions') return checkCurrency(document.data);
  if (document.name === 'navigation') {
    const { menu, footer } = document.data;
    return [...checkTargets(['menu'], menu), ...checkTargets(['footer', 'links'], footer.links)];
  }
  if (document.name === 'social-proof' && document.data.mode === 'sample' && !document.data.sample) {
    const expected = 'true, because "mode" is "sample": the activity shown is invented';
    const fix = 'add  "sample": true,  or set "mode" to "off"';
    return [{ path: ['sample'], found: 'nothing', expected, fix }];
  }
  return [];
}

function checkTargets(path: string[], links: readonly { to: string }[]): FieldError[] {
  return links.flatMap(({ to }, index) => {
    if (citySubRoutes.some((route) => route === to)) return [];
    const meant = findClosestName(to, citySubRoutes);
    const known = citySubRoutes.map((route) => `"${route}"`).join(', ');
    const expected = `a page of the city, one of: ${known}${meant ? `; did you mean "${meant}"?` : ''}`;
    return [{ path: [...path, index, 'to'], found: quoteFound(to), expected }];
  });
}

/** A value without a currency would count as the account's, whatever the owner meant. */
function checkCurrency({ currency, ...forms }: Site['conversions']): FieldError[] {
  const valued = Object.entries(forms).find(([, { value }]) => value !== undefined);
  if (!valued || currency) return [];
  const [form, { value }] = valued;
  const expected = `"CAD" or "USD", because "${form}" has the value ${value}`;
  return [
    {
      path: ['currency'],
      found: 'nothing',
      expected,
      fix: 'add  "currency": "CAD",  or take the values out',
    },
  ];
}

type Hours = { days: readonly string[]; opens: string; closes: string };

function checkHours(openingHours: readonly Hours[]): FieldError[] {
  const known = new Set<string>();
  return openingHours.flatMap(({ days, opens, closes }, index) => {
    const errors: FieldError[] = [];
    if (opens >= closes) {
      const expected = `a time after "${opens}", when the day begins`;
      errors.push({ path: ['openingHours', index, 'closes'], found: quoteFound(closes), expected });
    }
    days.forEach((day, at) => {
      const path = ['openingHours', index, 'days', at];
      const expected = 'each day of the week only once';
      if (known.has(day)) errors.push({ path, found: `${quoteFound(day)} a second time`, expected });
      known.add(day);
    });
    return errors;
  });
}

/** The hours stand in a file twice, for visitors and for search engines: one of a city's own beside one of the brand's would differ. */
function checkOwnHours({ hours, openingHours }: Pick<City, 'hours' | 'openingHours'>): FieldError[] {
  if (openingHours && hours) return checkHours(openingHours);
  if (!openingHours && !hours) return [];
  const [given, missing] = hours ? ['hours', 'openingHours'] : ['openingHours', 'hours'];
  const expected = `the same as "${given}", for ${hours ? 'search engines' : 'visitors'}, in the form that site/brand.json has`;
  const fix = `add it, or take "${given}" out: then the hours are the brand's`;
  return [{ path: [missing], found: 'nothing', expected, fix }];
}

/** The file has the date twice, for machines and in words; the two must agree. */
function checkUpdated({ updated, updatedLabel }: { updated: string; updatedLabel: string }): FieldError[] {
  const [said] = /[A-Z][a-z]+ \d{1,2}, \d{4}/.exec(updatedLabel) ?? [];
  const words = dayInWords(updated);
  if (!said || said === words) return [];
  const expected = `the date of "updated" in words: ${words}`;
  return [
    { path: ['updatedLabel'], found: quoteFound(updatedLabel), expected, fix: 'make both say the same day' },
  ];
}
