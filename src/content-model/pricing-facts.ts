import { marks } from '../features/haul/rules/haul';
import { baseLanguage } from '../shared/site/languages';
import { fillText } from '../shared/text/fill-text';
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
const asAnswers = ['cancelling', 'insurance', 'certificate'] as const;
/** The facts that a yes or no can say, and the sentences that do. */
const answered = ['tax', 'minimum', 'fees', ...asAnswers] as const;
const suffix = 'Answer';
export const answerNames = answered.map((name) => `${name}${suffix}` as const);

function factTexts(facts: Pricing, language: string) {
  const listed = (items: readonly string[]): string => new Intl.ListFormat(language).format(items);
  const { loads, none = [], minimum, fees, payment, donation, recycling, rates: _rates, ...plain } = facts;
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

/** Gives the facts of a city as texts name them, such as "pricing.minimum"; its own stand in for the brand's, one by one. */
export function factsOf({ pricing, words }: Pick<Site, 'pricing' | 'words'>, ofCity: Pricing = {}) {
  const loads = { ...pricing.loads, ...ofCity.loads };
  const none = [...(ofCity.none ?? []), ...(pricing.none ?? []).filter((name) => !ofCity[name])];
  const facts = factTexts({ ...pricing, ...ofCity, loads, none }, words.language);
  const { minimum, fees, tax } = facts;
  const { answers } = words;
  const sentences = {
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

/** Lists the facts that the brand has not set. */
export function listUnsetFacts(pricing: Pricing): FactName[] {
  const set = [...Object.keys(factTexts(pricing, baseLanguage)), ...(pricing.none ?? [])];
  return factNames.filter((name) => !set.includes(name));
}
