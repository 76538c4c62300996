import { checkContent } from '../../../src/content-model/checks/check-content';
import { listTexts } from '../../../src/content-model/reading/walk';
import { markContent, markTexts } from '../../../src/content-model/gatsby/mark-texts';
import { editingScreenUrl, hideMark, readMarks, withoutMarks } from '../../../src/content-model/gatsby/marks';
import type { City } from '../../../src/content-model/types';
import { fillText } from '../../../src/shared/text/fill-text';
import { validContentFiles } from '../../support/content-fixture';

const content = checkContent(validContentFiles()).content!;
const { documents } = content.files;
const cityPath = documents.find(({ kind }) => kind === 'cities')!.path;
const documentAt = (path: string) => documents.find((document) => document.path === path)!;

/** The fields of a file whose texts are marked. */
function markedFields(path: string): string[] {
  const marked = markTexts(documentAt(path));
  return [...new Set(listTexts(marked).flatMap(({ text }) => readMarks(text).map(({ field }) => field)))];
}

test('a marked text says of which file and field it is, and is the same text again without its mark', () => {
  const { hero } = markContent(content).pages.home;
  expect(readMarks(hero.title)).toStrictEqual([{ file: 'pages/home.json', field: 'hero.title' }]);
  expect(hero.title).not.toBe(content.pages.home.hero.title);
  expect(withoutMarks(hero.title)).toBe(content.pages.home.hero.title);
});

test('a translated text leads to its translation, and what is the same in all languages to its original', () => {
  const city = documentAt(cityPath);
  const { locationName, about } = markTexts(city, { isStill: true, language: 'zz' }) as City;
  expect(readMarks(about.places)).toMatchObject([{ file: cityPath.replace('.json', '.zz.json') }]);
  expect(readMarks(locationName)).toMatchObject([{ file: cityPath }]);
});

test('all content is as it was when its marks are taken out again', () => {
  for (const document of documents) expect(withoutMarks(markTexts(document))).toStrictEqual(document.data);
});

// Names, addresses, dates, codes, choices, the words of search engines, and what the site searches by, saves or sends.
test.each([
  [cityPath, 'about.places', /^(slug|location|searchName|badgeGroup|country|timeZone|postalPrefixes)/],
  ['site/brand.json', 'tagline', /^(name|trade|siteUrl|mainPhone|colors|logos\.\w+\.src)/],
  // The words that are made of the hours lead to them.
  ['site/brand.json', 'openingHours.0.opens', /days$/],
  ['site/navigation.json', 'menu.0.label', /\.to$|smsBody/],
  ['pages/home.json', 'hero.title', /(^|\.)meta/],
  ['pages/privacy-policy.md', 'title', /(^|\.)meta/],
  ['faq/what-is-taken.md', 'question', /^topic/],
  ['site/forms.json', 'fields.name.label', /^consent/],
])('of %s the text %s is marked, and what is not shown as words stays plain', (file, marked, plain) => {
  const fields = markedFields(file);
  expect(fields).toContain(marked);
  expect(fields.filter((field) => plain.test(field))).toEqual([]);
});

test('a text of a list is named as the form names it, an answer by its one field, and the name of a city only where nothing can be done', () => {
  const marked = markContent(content);
  expect(markedFields('pages/home.json')).toContain('hero.points.0.item');
  expect(readMarks(marked.faq[0]!.html)[0]).toStrictEqual({ file: 'faq/what-is-taken.md', field: 'body' });
  expect(readMarks(marked.cities[0]?.locationName ?? '')).not.toEqual([]);
  expect(markedFields(cityPath)).not.toContain('locationName');
});

/** The text of a page's lead, in words or as an answer in HTML, with marks. */
function markedTexts(text: string): { lead: string; html: string } {
  const home = documentAt('pages/home.json');
  const callBanner = { ...content.pages.home.callBanner, text };
  const faq = documentAt('faq/what-is-taken.md');
  const html = `<p>${text}</p>\n<ul>\n<li>${text}</li>\n</ul>\n`;
  const marked = (document: typeof home, changes: object) =>
    markTexts({ ...document, data: { ...document.data, ...changes } } as typeof home) as never;
  const { callBanner: banner }: typeof content.pages.home = marked(home, { callBanner });
  return { lead: banner.text, html: (marked(faq, { html }) as { html: string }).html };
}

test('a text with marks is filled as without them: facts that nobody has set, claims and coupons', () => {
  const plain = { city: 'Toronto', 'pricing.minimum': '$99', 'claim.cheaper': 'Up to 40% cheaper' };
  const mark = hideMark({ file: 'site/claims.json', field: 'items.0.value' });
  const values = { ...plain, 'claim.cheaper': `${plain['claim.cheaper']}${mark}` };
  const texts = [
    'We start at {pricing.minimum}. Call us.',
    'Call us. You get {coupon.gone}.',
    'We take {pricing.truck}. Call us.',
    'Call us. {pricing.reply}',
    '{pricing.reply}',
    'Junk goes in {city}, {claim.cheaper}.',
    '{claim.cheaper} in {city}.',
    'We are {claim.gone}. We bring it to {pricing.donation}. Call.',
  ];
  for (const text of texts) {
    const { lead, html } = markedTexts(text);
    const filled = fillText(text, plain);
    expect(withoutMarks(fillText(lead, values))).toBe(filled);
    expect(withoutMarks(fillText(html, values))).toBe(
      fillText(`<p>${text}</p>\n<ul>\n<li>${text}</li>\n</ul>\n`, plain),
    );
    const fields = readMarks(fillText(lead, values)).map(({ field }) => field);
    expect(fields.includes('callBanner.text')).toBe(filled !== '');
  }
});

test('a build with the variable of the marks is refused, and without it has none', () => {
  const address = { EDITING_SCREEN_URL: 'http://localhost:5000' };
  expect(editingScreenUrl({ ...address, NODE_ENV: 'development' })).toBe('http://localhost:5000');
  expect(() => editingScreenUrl({ ...address, NODE_ENV: 'production' })).toThrow('unset it and build again');
  expect(editingScreenUrl({ NODE_ENV: 'production' })).toBeUndefined();
});
