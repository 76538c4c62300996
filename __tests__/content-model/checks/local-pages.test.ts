import { checkContent } from '../../../src/content-model/checks/check-content';
import { listWarnings } from '../../../src/content-model/notices/content-notices';
import type { Content, ContentFile, LocalService } from '../../../src/content-model/types';
import { citySource, jsonFile, validContentFiles, wordsOf } from '../../support/content-fixture';

const stoves = 'local-services/toronto/stoves.json';
const inAjax = 'local-services/ajax/stoves.json';
const ajax = { path: 'cities/ajax.json', source: citySource({ slug: 'ajax', locationName: 'Ajax' }) };
const valid = validContentFiles();
const data = JSON.parse(valid.find(({ path }) => path === stoves)?.source ?? '') as LocalService;

function contentWith(files: ContentFile[]): Content {
  const replaced = files.map(({ path }) => path);
  const { content, errors } = checkContent([
    ...valid.filter(({ path }) => !replaced.includes(path)),
    ajax,
    ...files,
  ]);
  if (!content) throw new Error(JSON.stringify(errors));
  return content;
}

const shown = ({ localServices }: Content): string[] =>
  localServices.map(({ city, slug }) => `${city} ${slug}`);

test('pages that say what is true of their city alone are made, by city and order', () => {
  const other = jsonFile('local-services/toronto/beds.json', {
    ...data,
    order: 2,
    name: 'Beds',
    title: wordsOf('title', 9),
    lead: wordsOf('lead', 90),
    cost: {
      text: wordsOf('cost', 90),
      drivers: ['a', 'b'].map((name) => ({ title: name, text: wordsOf(name, 9) })),
    },
    rules: [wordsOf('rule', 90)],
    access: [wordsOf('way', 90)],
    questions: [{ question: wordsOf('asked', 9), answer: wordsOf('answered', 60) }],
  });
  expect(shown(contentWith([other]))).toStrictEqual(['toronto stoves', 'toronto beds']);
  expect(contentWith([other]).thinPages).toStrictEqual([]);
});

test('of two pages that say the same of two cities one is made, and the other is named with the first', () => {
  const text = JSON.stringify(data);
  const content = contentWith([
    { path: stoves, source: text.replaceAll('{city}', 'Toronto') },
    { path: inAjax, source: text.replaceAll('{city}', 'Ajax') },
  ]);
  expect(shown(content)).toHaveLength(1);
  expect(content.thinPages).toMatchObject([{ share: 0 }]);
  const [{ beside } = { beside: '' }] = content.thinPages;
  expect([stoves, inAjax]).toContain(beside);
  expect(listWarnings(content)).toContainEqual(
    expect.stringMatching(
      /^local-services\/\w+\/stoves\.json gets no page: 0% of its words are its own, and it needs 50%; .* local-services\/\w+\/stoves\.json; say in it/,
    ),
  );
});

test('what a page shares with a text of the whole site is not its own', () => {
  const common = wordsOf('common', 190);
  const service = valid.find(({ path }) => path === 'services/appliances.json') as ContentFile;
  const files = [
    { ...service, source: service.source.replace('We carry them out in {city}.', common) },
    jsonFile(stoves, { ...data, lead: common }),
  ];
  const content = contentWith(files);
  expect(shown(content)).toStrictEqual([]);
  expect(content.thinPages).toMatchObject([{ beside: 'services/appliances.json' }]);
});

test('a sentence about a fact that nobody has set is shown nowhere, so it is not own text', () => {
  const unset = `It costs {pricing.minimum} ${wordsOf('unset', 290)}.`;
  const common = wordsOf('common', 190);
  const policy = valid.find(({ path }) => path === 'faq/what-is-taken.md') as ContentFile;
  const files = [
    { ...policy, source: `${policy.source}\n${common}\n` },
    jsonFile(stoves, { ...data, lead: `${common}. ${unset}` }),
  ];
  expect(shown(contentWith(files))).toStrictEqual([]);
});
