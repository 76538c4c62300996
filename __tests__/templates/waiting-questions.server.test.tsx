import { findMissingFacts } from '../../src/content-model/notices/missing-facts';
import { answerNames, factField, factNames, factsOf } from '../../src/content-model/pricing-facts';
import type { Pricing } from '../../src/content-model/types';
import { brandContent } from '../support/brand-fixture';
import { allPages, textOf } from '../support/site-pages';

const allFacts: Pricing = {
  truck: '15 cubic yards',
  loads: { quarter: '5 bags', half: '10 bags', threeQuarters: '20 bags', full: '30 bags' },
  minimum: '$99',
  tax: 'included',
  fees: [{ thing: 'a fridge', amount: '$25' }],
  weight: '2 tonnes',
  payment: ['cash', 'card'],
  tip: 'Five dollars is kind.',
  cancelling: 'No, there is no fee.',
  insurance: 'Yes, for $2,000,000.',
  license: 'Yes, by the city.',
  certificate: 'Yes, within 1 day.',
  damage: 'Yes, we pay for it.',
  reply: 'Within 1 hour.',
  donation: ['Good Deeds'],
  recycling: ['Metal Works'],
};

const names = [...factNames, ...answerNames];

/** One question for each fact, which is its answer. */
const questions = names.map((name) => {
  return { question: `Asked: ${name}?`, answer: `{pricing.${name}} We call you.` };
});

const { faq, cities, localServices } = brandContent;

/** The tests' own brand with these questions for all cities, for each city and for a service in one. */
function askAll(pricing: Pricing): void {
  const ofAll = questions.map(({ question, answer }, order) => {
    return { question, topic: 'Facts', order: 100 + order, html: `<p>${answer}</p>\n<p>Call us.</p>` };
  });
  const ofCities = cities.map((city) => ({ ...city, about: { ...city.about, questions } }));
  jest.replaceProperty(brandContent.site, 'pricing', pricing);
  jest.replaceProperty(brandContent, 'faq', [...faq, ...ofAll]);
  jest.replaceProperty(brandContent, 'cities', ofCities);
  const ofServices = localServices.map((page) => ({ ...page, questions }));
  jest.replaceProperty(brandContent, 'localServices', ofServices);
}

test('a question whose answer is a fact is on no page, nor in its data, until the fact is set', () => {
  askAll({});
  for (const page of allPages()) expect(page.head() + page.body()).not.toContain('Asked: ');
  const { facts: missing } = findMissingFacts(brandContent);
  const asked = ['minimum', 'insurance', 'payment', 'tax', 'cancelling', 'certificate'];
  expect(missing.slice(0, asked.length).map(({ field }) => field)).toEqual(asked);
  for (const name of names) {
    const fact = missing.find(({ field }) => field === factField(name));
    expect(fact?.words).toContain(`"Asked: ${name}?"`);
  }
});

const asking = ['/toronto/faq', '/toronto', '/spokane-valley/what-we-take/pianos'];
const askingPages = () => allPages().filter(({ path }) => asking.includes(path));

test('with every fact set no question waits, and the first sentence of its answer is the fact', () => {
  askAll(allFacts);
  expect(findMissingFacts(brandContent)).toEqual({ facts: [], waiting: expect.stringMatching(/^0 /) });
  const facts: Record<string, string | undefined> = factsOf(brandContent.site);
  for (const page of askingPages()) {
    const words = textOf(page.body());
    for (const name of factNames)
      expect(words).toContain(`Asked: ${name}? ${facts[`pricing.${name}`]} We call you.`);
  }
});

const { minimum: _minimum, fees, ...others } = allFacts;
const uncharged: Pricing = { ...others, tax: 'added', none: ['minimum', 'fees'] };

test.each<[string, Pricing, Pricing | undefined, Record<string, string>]>([
  [
    'what is charged is answered with yes',
    allFacts,
    undefined,
    { minimum: 'Yes, $99.', fees: 'Yes, for a fridge ($25).', insurance: 'Yes, for $2,000,000.' },
  ],
  [
    'what is not charged is answered with no',
    uncharged,
    undefined,
    { tax: 'No, {taxWord} is on top.', minimum: 'No, none at all.', fees: 'No, nothing is extra.' },
  ],
  ['a city charges what the brand does not', uncharged, { fees }, { fees: 'Yes, for a fridge ($25).' }],
  [
    'a city does not charge what the brand does',
    { fees },
    { none: ['fees'] },
    { fees: 'No, nothing is extra.' },
  ],
])('%s', (_, pricing, ofCity, answers) => {
  expect(factsOf({ ...brandContent.site, pricing }, ofCity)).toMatchObject(
    Object.fromEntries(Object.entries(answers).map(([name, said]) => [`pricing.${name}Answer`, said])),
  );
});
