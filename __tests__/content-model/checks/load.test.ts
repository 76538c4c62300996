import { checkContent } from '../../../src/content-model/checks/check-content';
import { findSamples, findWarnings } from '../../../src/content-model/notices/content-notices';
import type { Pricing, Site } from '../../../src/content-model/types';
import { citySource, validContentFiles } from '../../support/content-fixture';
import { site } from '../../support/content-fixture-site';

const withFile = (path: string, source: string) =>
  checkContent(validContentFiles().map((file) => (file.path === path ? { path, source } : file)));

const withLoad = (changes: Partial<Site['load']>) =>
  withFile('site/load.json', JSON.stringify({ ...site.load, ...changes }));

const group = (title: string, ...ids: string[]) => ({
  title,
  items: ids.map((id) => ({ id, name: id, plural: id, cubicFeet: 1 })),
});

test('two groups cannot have a thing of one short name', () => {
  const { errors } = withLoad({ groups: [group('Up', 'sofa'), group('Down', 'chair', 'sofa')] });
  expect(errors).toEqual([
    expect.objectContaining({
      file: 'site/load.json',
      field: 'groups[1].items[1].id',
      found: '"sofa"',
      expected: 'a short name of its own; "Up" has this one already',
    }),
  ]);
});

test('a coupon that begins with a load must be there', () => {
  const [known] = site.coupons.items;
  const { errors } = withLoad({ coupons: [{ coupon: `${known!.id}x`, from: 'half' }] });
  expect(errors).toEqual([
    expect.objectContaining({
      file: 'site/load.json',
      field: 'coupons[0].coupon',
      expected: expect.stringMatching(`did you mean "${known!.id}"`),
    }),
  ]);
});

test.each([['love-seat'], ['sofa (large)'], ['café & bar'], ['ソファ'], [' '], ['a'.repeat(81)]])(
  'a thing cannot be called %j, of which a message keeps only a part',
  (name) => {
    const { errors } = withLoad({
      groups: [{ ...group('Up'), items: [{ ...group('', 'a').items[0]!, name }] }],
    });
    expect(errors).toEqual([
      expect.objectContaining({
        field: 'groups[0].items[0].name',
        expected: expect.stringMatching(/the message of a form keeps nothing else/),
      }),
    ]);
  },
);

test.each([[0], [-1], [9999]])('a thing cannot take %d cubic feet', (cubicFeet) => {
  const [item] = group('', 'a').items;
  const { errors } = withLoad({ groups: [{ title: 'Up', items: [{ ...item!, cubicFeet }] }] });
  expect(errors.map(({ field }) => field)).toEqual(['groups[0].items[0].cubicFeet']);
});

test('each twelfth of the truck has words, and a sentence names what is in it', () => {
  const { errors } = withLoad({
    shares: ['all of it'],
    message: { ...site.load.message, sentence: 'My load, {share}.' },
  });
  expect(errors.map(({ field }) => field)).toEqual(['shares', 'message.sentence']);
});

const steps = [
  { upTo: 'half', price: 300 },
  { upTo: 'full', price: 500 },
] as const;

const rates = (changes: Partial<NonNullable<Pricing['rates']>>): string =>
  JSON.stringify({ rates: { currency: 'CAD', minimum: 100, steps: [...steps], ...changes } });

test('prices that rise with the load are right, in a city too', () => {
  expect(withFile('site/pricing.json', rates({})).errors).toEqual([]);
  const city = citySource({ pricing: JSON.parse(rates({})) as Pricing });
  expect(withFile('cities/toronto.json', city).errors).toEqual([]);
});

test.each([
  ['steps[0].price', { minimum: 300 }, 'more than 300, the smallest price'],
  [
    'steps[1].price',
    { steps: [steps[0], { ...steps[1], price: 300 }] },
    'more than 300, the price of the step before',
  ],
  [
    'steps[1].upTo',
    { steps: [{ ...steps[1], price: 200 }, steps[0]] },
    'a larger part of the truck than "full"',
  ],
  ['steps[0].upTo', { steps: [steps[0]] }, '"full" as the last step'],
])('the error of %s names what is expected', (field, changes, expected) => {
  const { errors } = withFile('site/pricing.json', rates(changes));
  expect(errors).toContainEqual(
    expect.objectContaining({
      file: 'site/pricing.json',
      field: `rates.${field}`,
      expected: expect.stringMatching(`^${expected}`),
    }),
  );
  const city = withFile(
    'cities/toronto.json',
    citySource({ pricing: JSON.parse(rates(changes)) as Pricing }),
  );
  expect(city.errors.map((error) => error.field)).toContain(`pricing.rates.${field}`);
});

test('a truck whose space is assumed is listed as a sample', () => {
  const { content } = withLoad({ sample: true });
  expect(findSamples(content!)).toContainEqual(
    expect.objectContaining({ file: 'site/load.json', field: 'sample' }),
  );
});

test('a thing beside a service that is not there is worth a look, and no error', () => {
  const [item] = group('', 'a').items;
  const { content, errors } = withLoad({
    groups: [{ title: 'Up', items: [{ ...item!, service: 'nowhere' }] }],
  });
  expect(errors).toEqual([]);
  expect(findWarnings(content!)).toContainEqual(
    expect.objectContaining({ file: 'site/load.json', field: 'groups[0].items[0].service' }),
  );
});
