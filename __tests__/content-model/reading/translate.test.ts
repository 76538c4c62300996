import { listFoundPages } from '../../../src/content-model/gatsby/sitemap/page-sources';
import { checkContent } from '../../../src/content-model/checks/check-content';
import { contentsOf, listPages } from '../../../src/content-model/gatsby/site-pages';
import type { ContentFile } from '../../../src/content-model/types';
import { listWarnings } from '../../../src/content-model/notices/content-notices';
import { brandFiles } from '../../support/brand-fixture';
import { inMadeUp, madeUp, translatedBrand } from '../../support/made-up-language';

const without = (path: string): ContentFile[] => translatedBrand().filter((file) => file.path !== path);

const changed = (path: string, change: (data: Record<string, unknown>) => unknown): ContentFile[] =>
  translatedBrand().map((file) =>
    file.path === path
      ? { path, source: JSON.stringify(change(JSON.parse(file.source) as Record<string, unknown>)) }
      : file,
  );

const tell = (files: ContentFile[]): string[] =>
  checkContent(files).errors.map(
    ({ file, field, found, expected }) => `${file} ${field}: ${found}, ${expected}`,
  );

test('a language that no code knows needs only files, and has the texts of its translations', () => {
  const { content, errors } = checkContent(translatedBrand());
  expect(errors).toEqual([]);
  const { [madeUp]: translated } = content!.languages;
  expect(translated?.cities.map(({ path }) => path)).toEqual(['/zz/toronto']);
  expect(translated?.pages.home.hero.title).toBe(inMadeUp(content!.pages.home.hero.title));
  expect(translated?.faq.map(({ question }) => question)).toEqual(
    content!.faq.map(({ question }) => inMadeUp(question)),
  );
  expect(translated?.site.brand.mainPhone).toBe(content!.site.brand.mainPhone);
});

test('a city without English is named, in every list of pages, by the address at which it is built', () => {
  const files = changed('cities/toronto.json', (city) => ({ ...city, languages: [madeUp] }));
  const contents = contentsOf(checkContent(files).content!);
  const skylineOf = () => ({ src: '', width: 1, height: 1 });
  const built = contents.flatMap((each) => listPages(each, new Map(), { skylineOf })).map(({ path }) => path);
  const named = contents.flatMap((each) => [...each.cities, ...listFoundPages(each)]).map(({ path }) => path);
  expect(named.filter((path) => !built.includes(path))).toEqual([]);
  expect(built).toContain('/toronto/faq');
  expect(listFoundPages(contents[0]!).map(({ path }) => path)).not.toContain('/toronto');
});

test.each([
  ['/book?load=sofa', '/zz/book?load=sofa'],
  ['/toronto/faq', '/toronto/faq'],
  ['faq', 'faq'],
])('a link to %s in a translated text leads to a page that is there', (written, shown) => {
  const files = translatedBrand().map((file) =>
    file.path === 'faq/how-soon.zz.md' ? { ...file, source: `${file.source}\n[Zaz](${written})\n` } : file,
  );
  const answers = checkContent(files).content!.languages[madeUp]?.faq.map(({ html }) => html) ?? [];
  expect(answers.join()).toContain(`<a href="${shown}">Zaz</a>`);
});

test('an entry without a translation is left out of the language, and named', () => {
  const files = without('faq/how-soon.zz.md');
  const { content } = checkContent(files);
  expect(content!.languages[madeUp]?.faq).toHaveLength(content!.faq.length - 1);
  expect(listWarnings(content!)).toContainEqual(
    expect.stringContaining(
      '1 left to translate into "zz", which its pages leave out until then: faq/how-soon.zz.md',
    ),
  );
});

const withHero = (changes: object): ContentFile[] =>
  changed('pages/home.zz.json', ({ hero, ...rest }) => ({
    ...rest,
    hero: { ...(hero as object), ...changes },
  }));
const replaced = (path: string, source: string): ContentFile[] =>
  translatedBrand().map((file) => (file.path === path ? { path, source } : file));
const steps = changed('site/steps.zz.json', ({ items }) => ({ items: [...(items as object[]), {}] }));
const nowhere = { path: 'faq/nowhere.zz.md', source: '---\nquestion: Zaz?\n---\nZaz.' };
const soon = translatedBrand().find(({ path }) => path === 'faq/how-soon.zz.md')!;

test.each([
  // Its pages would show the English of the original.
  [
    /^site\/forms\.zz\.json \(file\): no such file, the texts of site\/forms\.json in "zz"/,
    without('site/forms.zz.json'),
  ],
  [/hero\.title: nothing, the text of pages\/home\.json in this language: "/, withHero({ title: undefined })],
  [
    /^site\/pricing\.zz\.json insurance: nothing, the text of site\/pricing\.json in this language: "Yes, up to/,
    replaced('site/pricing.json', '{ "insurance": "Yes, up to $9.", "donation": ["Zaz Inc."] }'),
  ],
  [/^pages\/home\.zz\.json hero\.heroo: the field "heroo", no such field/, withHero({ heroo: {} })],
  [/^site\/steps\.zz\.json items: \d items, as many as site\/steps\.json has: \d/, steps],
  [
    /^site\/claims\.zz\.json .* as site\/claims\.json has: 0/,
    replaced('site/claims.json', '{ "items": [] }'),
  ],
  // Wrong in the translated text alone.
  [/^pages\/home\.zz\.json hero\.title: .*\{citty\}/, withHero({ title: 'Zaz {citty}' })],
  // What is no text cannot differ.
  [
    /^site\/brand\.zz\.json mainPhone: "\+1 416 555 0100", nothing, or "\+1 /,
    changed('site/brand.zz.json', (brand) => ({ ...brand, mainPhone: '+1 416 555 0100' })),
  ],
  [/^faq\/nowhere\.zz\.md \(file\): a translation without "faq\/nowhere\.md"/, [...brandFiles(), nowhere]],
])('what is wrong with a translation is an error of it: %s', (told, files) => {
  expect(tell(files)[0]).toMatch(told);
});

test('a translation may begin with the mark that Windows writes, and say a yes and an amount as its language does', () => {
  const written: Record<string, string> = {
    [soon.path]: `\uFEFF${soon.source}`,
    'site/pricing.json': '{ "cancelling": "Yes, a fee.", "minimum": "From $9" }',
    'site/pricing.zz.json': '{ "cancelling": "Sí, zaz.", "minimum": "Zaz 9 $" }',
  };
  const files = translatedBrand().map(({ path, source }) => ({ path, source: written[path] ?? source }));
  expect(tell(files)).toEqual([]);
});
