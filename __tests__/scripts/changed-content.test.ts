import { changeContent } from '../../scripts/changed-content/change-content';
import { changeText } from '../../scripts/changed-content/change-text';
import { checkContent } from '../../src/content-model/checks/check-content';
import { brandContent, brandFiles } from '../support/brand-fixture';

const files = changeContent(brandFiles());
const { content, errors } = checkContent(files);

test('the changed content is valid, and has other numbers of what may be more or fewer', () => {
  expect(errors).toEqual([]);
  const { cities, services, faq, reviews, jobs, site } = content!;
  expect(cities).toHaveLength(brandContent.cities.length + 1);
  expect(services).toHaveLength(brandContent.services.length - 1);
  expect(faq).toHaveLength(brandContent.faq.length - 1);
  expect(brandContent.jobs.length).toBeGreaterThan(0);
  expect([reviews.length, jobs.length, site.coupons.items.length, site['social-proof'].mode]).toEqual([
    1,
    0,
    0,
    'off',
  ]);
});

test('no city is where it was, and the brand has another name, address and phone', () => {
  const slugs = brandContent.cities.map(({ slug }) => slug);
  expect(content!.cities.filter(({ slug }) => slugs.includes(slug))).toEqual([]);
  const { name, siteUrl, mainPhone } = brandContent.site.brand;
  const { brand } = content!.site;
  expect([brand.name === name, brand.siteUrl === siteUrl, brand.mainPhone === mainPhone]).toEqual([
    false,
    false,
    false,
  ]);
});

test('every text that a form or a page shows is another one', () => {
  const textsOf = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
  };
  // Neither words nor seen: the day of the consent, the countries it asks in, the drawing.
  const { consent, orCall } = brandContent.site.forms;
  const stay = ['', consent.version, ...consent.marketing.countries, orCall.drawing];
  const { forms } = brandContent.site;
  const left = new Set([...textsOf(content!.site.forms), ...textsOf(content!.pages.home)]);
  const shown = [...textsOf(forms), ...textsOf(brandContent.pages.home)];
  // Words of the content elsewhere.
  const isPlaceholder = (text: string) => /^\{[\w.-]+\}$/.test(text);
  const unchanged = shown.filter((text) => left.has(text) && !stay.includes(text) && !isPlaceholder(text));
  expect(unchanged).toEqual([]);
});

test.each([
  ['Free Quote', 'Gsii Rauvi'],
  ['{city}: call {phone}', '{city}: demm {phone}'],
  ['Last updated October 16, 2024', 'Metv aqfevif October 16, 2024'],
  ['$50 off, 4.91/5', '$50 ugg, 4.91/5'],
  ['[Ask](get-quote) or [write](https://a.example)', '[Etl](get-quote) us [xsovi](https://a.example)'],
  ['![Truck](/media/truck.svg), [book](/book)', '![Vsadl](/media/truck.svg), [cuul](/book)'],
  ['[Toronto](/toronto/faq)', '[Vusupvu](/book)'],
])('"%s" becomes "%s"', (text, changed) => {
  expect(changeText(text)).toBe(changed);
});
