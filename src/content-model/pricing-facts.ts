import { marks } from '../features/haul/rules/haul';
import { baseLanguage } from '../shared/site/languages';
import { fillText } from '../shared/text/fill-text';
import { amountFormat } from '../shared/values/amount-format';
import { pricing as schema } from './schema/pricing';
import type { Pricing, Site } from './types';

type Load = keyof NonNullable<Pricing['loads']>;
type FactName = Exclude<keyof Pricing, 'loads' | 'none' | 'rates'> | Load;

const loadNames: readonly string[] = Object.keys(marks);

/** The facts of site/pricing.json that a text may name in braces, as in `{pricing.minimum}`. */
export const factNames = Object.keys(schema.shape)
  .filter((name) => !['none', 'rates'].includes(name))
  .flatMap((name) => (name === 'loads' ? loadNames : name)) as FactName[];

/** The facts that staff write as an answer. */
const asAnswers = ['cancelling', 'insurance', 'license', 'certificate'] as const;
/** The facts that a yes or no can say, and the sentences that do. */
const answered = ['tax', 'minimum', 'fees', ...asAnswers] as const;
const suffix = 'Answer';
export const answerNames = answered.map((name) => `${name}${suffix}` as const);
/** What is said of the price before contact, fact or not; and the offer of an estimate while there is no fact. */
export const priceNames = ['price', 'ask'] as const;

type Place = { language: string; country?: string | undefined };

/** The brand's facts where a city's own do not stand in for them, one by one. */
const withOwnFacts = (ofBrand: Pricing, ofCity: Pricing) => ({
  ...ofBrand,
  ...ofCity,
  loads: { ...ofBrand.loads, ...ofCity.loads },
  none: [...(ofCity.none ?? []), ...(ofBrand.none ?? []).filter((name) => !ofCity[name])],
});

function factTexts(facts: Pricing, place: Place) {
  const listed = (items: readonly string[]): string => new Intl.ListFormat(place.language).format(items);
  const { loads, none = [], fees, payment, donation, recycling, rates, ...others } = facts;
  const { minimum = rates && amountFormat(place, rates.currency)(rates.minimum), ...plain } = others;
  return {
    ...plain,
    ...loads,
    ...(minimum && !none.includes('minimum') && { minimum }),
    ...(fees &&
      !none.includes('fees') && { fees: listed(fees.map(({ thing, amount }) => `${thing} (${amount})`)) }),
    ...(payment && { payment: listed(payment) }),
    ...(donation && { donation: listed(donation) }),
    ...(recycling && { recycling: listed(recycling) }),
  } satisfies Partial<Record<FactName, string>>;
}

/** Gives an answer as a sentence for elsewhere: "Yes, we do." becomes "We do." */
function withoutYesOrNo(answer: string, { yes, no }: Site['words']['answers']): string {
  const begins = (word: string) => answer.startsWith(word) && !/^\p{L}/u.test(answer.slice(word.length));
  const said = [yes, no].find(begins) ?? '';
  const rest = answer.slice(said.length).replace(/^[\s,.:]+/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

type Stated = Pick<Pricing, 'rates'> & { minimum?: string | undefined };

/** Says the one number before contact: the range where there is one, or the minimum, or else what decides the price. */
function priceTexts({ rates, minimum }: Stated, { price }: Site['words'], place: Place) {
  if (rates) {
    const ends = [rates.minimum, rates.steps.at(-1)!.price];
    const [from = '', to = ''] = ends.map(amountFormat(place, rates.currency));
    return { price: fillText(price.range, { from, to }), range: `${from} - ${to}` };
  }
  if (minimum) return { price: fillText(price.minimum, { minimum }), range: `${minimum}+` };
  return { price: price.unset, ask: price.ask };
}

/** Gives the facts of a city as texts name them, such as "pricing.minimum". */
export function factsOf(
  { pricing, words }: Pick<Site, 'pricing' | 'words'>,
  ofCity: Pricing = {},
  country?: string,
) {
  const own = withOwnFacts(pricing, ofCity);
  const { none, rates } = own;
  const place = { language: words.language, country };
  const facts = factTexts(own, place);
  const { minimum, fees, tax } = facts;
  const { answers } = words;
  const sentences = {
    ...priceTexts({ rates, minimum }, words, place),
    tax: tax && words.tax[tax],
    taxAnswer: tax && answers.tax[tax],
    minimumAnswer: none.includes('minimum')
      ? answers.minimum.none
      : minimum && fillText(answers.minimum.some, { minimum }),
    feesAnswer: none.includes('fees') ? answers.fees.none : fees && fillText(answers.fees.some, { fees }),
    ...Object.fromEntries(
      asAnswers.flatMap((name) => {
        const answer = facts[name];
        return answer
          ? [
              [name, withoutYesOrNo(answer, answers)],
              [`${name}${suffix}`, answer],
            ]
          : [];
      }),
    ),
  };
  return Object.fromEntries(
    Object.entries({ ...facts, ...sentences }).flatMap(([name, text]) =>
      text ? [[`pricing.${name}`, text]] : [],
    ),
  );
}

export const factField = (name: string): string =>
  loadNames.includes(name) ? `loads.${name}` : name.replace(suffix, '');

/** Lists the facts that neither the brand nor a city has set. */
export function listUnsetFacts(pricing: Pricing, ofCity: Pricing = {}): FactName[] {
  const own = withOwnFacts(pricing, ofCity);
  const set = [...Object.keys(factTexts(own, { language: baseLanguage })), ...own.none];
  return factNames.filter((name) => !set.includes(name));
}
