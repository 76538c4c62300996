import { factsAwaited } from '../../shared/text/fill-text';
import { factField, factsOf, listUnsetFacts } from '../pricing-facts';
import type { Content } from '../types';
import { type Notice, noticeAt } from './notice';

/** What people ask before they ask for a quote; no live site goes without the first three. */
const askedMost = ['minimum', 'insurance', 'payment', 'tax', 'cancelling', 'certificate'] as const;
const neededCount = 3;

const file = 'site/pricing.json';
const alsoRange = (field: string): string => (field === 'minimum' ? ' (nor a range in rates)' : '');

function unsetIn({ site, cities }: Content): string[] {
  const unset = cities.flatMap(({ pricing }) => listUnsetFacts(site.pricing, pricing));
  return [...new Set(unset.map(factField))];
}

/** Names the facts without which no site goes live. */
export const findNeededFacts = (content: Content): string[] => {
  const unset = unsetIn(content);
  return askedMost
    .slice(0, neededCount)
    .flatMap((field) => (unset.includes(field) ? `${field}${alsoRange(field)} of ${file} is not set` : []));
};

/** Lists the questions that some city's pages leave out until the owner sets the facts that answer them. */
export function findWaitingQuestions({ site, cities, faq, localServices }: Content) {
  const of = (slug: string) => cities.filter((city) => city.slug === slug);
  const asked = [
    ...faq.map((entry) => ({ entry, where: cities })),
    ...[
      ...cities.map(({ slug, about }) => ({ city: slug, questions: about.questions })),
      ...localServices,
    ].flatMap(({ city, questions = [] }) => questions.map((entry) => ({ entry, where: of(city) }))),
  ];
  return asked.flatMap(({ entry, where }) => {
    const awaited = where.flatMap(({ pricing }) => factsAwaited(entry, factsOf(site, pricing)));
    const fields = new Set(awaited.flatMap((name) => name.split('pricing.')[1] ?? []).map(factField));
    return fields.size > 0 ? [{ question: entry.question, fields: [...fields] }] : [];
  });
}

/** Gives the facts that are not set, those asked most first, each with the questions that wait for it; and how many wait. */
export function findMissingFacts(content: Content): { facts: Notice[]; waiting: string } {
  const unset = unsetIn(content);
  const waiting = findWaitingQuestions(content);
  const first = askedMost.filter((field) => unset.includes(field));
  const named = [...new Set([...first, ...waiting.flatMap(({ fields }) => fields)])];
  const [other, ...others] = unset.filter((field) => !named.includes(field));
  const facts = [
    ...named.map((field) => {
      const ofField = waiting.filter(({ fields }) => fields.includes(field));
      const questions = [...new Set(ofField.map(({ question }) => `"${question}"`))];
      const wait = questions.length === 1 ? 'waits' : 'wait';
      const words = `is not set${alsoRange(field)}`;
      return noticeAt(
        file,
        field,
        questions.length > 0 ? `${words}: ${questions.join(', ')} ${wait} for it` : words,
      );
    }),
    ...(other ? [noticeAt(file, other, ['is not set', ...others].join(', nor '))] : []),
  ];
  return { facts, waiting: `${waiting.length} ${waiting.length === 1 ? 'question' : 'questions'} waiting` };
}
