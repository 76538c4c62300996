import { checkContent } from '../../../src/content-model/checks/check-content';
import { reservedSlugs } from '../../../src/shared/site/reserved-slugs';
import { validContentFiles, withChangedFile } from '../../support/content-fixture';
import { makeMistake, tellErrors } from '../../support/mistakes';

const faq = 'faq/what-is-taken.md';

test('the fixture has no error, and content with an error is not given at all', () => {
  expect(checkContent(validContentFiles()).errors).toEqual([]);
  expect(checkContent(makeMistake('site/words.json: gone')).content).toBeUndefined();
});

test('content is given in reading order, under its names', () => {
  const { content } = checkContent(
    makeMistake(`cities/ajax.json: like cities/toronto.json; slug = "ajax"; locationName = "Ajax"
services/a.json: like services/appliances.json; slug = "a"; order = 3
services/b.json: like services/appliances.json; slug = "b"; order = 2
jobs/a.json: like jobs/basement.json; date = "2026-04-01"
jobs/b.json: like jobs/basement.json; date = "2026-01-01"`),
  );
  expect(content?.cities.map(({ slug }) => slug)).toEqual(['ajax', 'toronto']);
  expect(content?.services.map(({ slug }) => slug)).toEqual(['appliances', 'b', 'a']);
  expect(content?.jobs.map(({ date }) => date)).toEqual(['2026-04-01', '2026-03-02', '2026-01-01']);
  expect(content?.site['social-proof'].close).toBe('Away with this');
  expect(content?.pages.home.hero.eyebrow).toBe('In {city}');
  expect(content?.pages['privacy-policy'].html).toContain('<strong>{brand}</strong>');
});

test.each(reservedSlugs)('a city cannot take the address /%s', (slug) => {
  expect(tellErrors(`cities/${slug}.json: like cities/toronto.json; slug = "${slug}"`)).toContain(
    `another slug: /${slug} is an address of the site itself`,
  );
});

test('a job of a day that is still to come is reported, and one of today is not, wherever that is', () => {
  const on = (date: string) =>
    checkContent(makeMistake(`jobs/basement.json: date = "${date}"`), { today: '2026-12-31' }).errors;
  expect(on('2027-01-01')).toEqual([]);
  expect(on('2027-01-02')).toMatchObject([
    { field: 'date', line: 3, found: '"2027-01-02", which is still to come' },
  ]);
});

test.each([
  [faq, 'do you take', `${'x'.repeat(5000)}<b>\u200B{citty}`, 'question', 'at most 200 characters'],
  [faq, 'in {city}.', 'A sofa, <b>[here](nowhere)</b>.\n\n'.repeat(1000), 'body', 'at most 30000 characters'],
  [faq, 'in {city}.', `in {city}.\n\n${'*a_ '.repeat(6000)}`, 'body', 'at most 5000 characters'],
  [faq, '\n', `\n${'A sofa. '.repeat(40_000)}`, '(file)', 'at most 250000 characters'],
])('in %s, too much text instead of %j is one error', (file, from, to, field, expected) => {
  const { errors } = checkContent(withChangedFile(file, (source) => source.replace(from, to)));
  expect(errors).toEqual([expect.objectContaining({ file, field, expected })]);
});
