import { cityTextValues } from '../../../../src/features/cities/hooks/use-city-page';
import { fillText } from '../../../../src/shared/text/fill-text';
import { brandContent } from '../../../support/brand-fixture';
import { pagesOf, torontoPhone } from '../../../support/site-pages';

const { words } = brandContent.site;
const salesTax = { name: 'dues', exceptions: [{ name: 'levy', regions: ['ON'] }] };
const site = { ...brandContent.site, words: { ...words, salesTax } };

test.each([
  ['toronto', 'The price has levy. In Toronto.'],
  ['boise', 'The price has dues. In the Boise Basin.'],
])('texts of %s have its tax and its name as they are said there', (slug, said) => {
  const [page] = pagesOf(slug);
  const { city, region } = page!.context;
  const named = slug === 'boise' ? { ...city, sentenceName: 'the Boise Basin' } : city;
  const facts = { 'pricing.tax': 'The price has {taxWord}.' };
  const values = cityTextValues(site, { city: named, region, facts }, torontoPhone);
  expect(fillText('{pricing.tax} In {theCity}.', values)).toBe(said);
});
