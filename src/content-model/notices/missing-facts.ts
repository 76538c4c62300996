import { factsAwaited } from '../../shared/text/fill-text';
import { factField, factsOf, listUnsetFacts } from '../pricing-facts';
import type { Content } from '../types';
import { type Notice, noticeAt } from './notice';

/** What people ask before they ask for a quote; no live site goes without the first three. */
const askedMost = ['minimum', 'insurance', 'payment', 'tax', 'cancelling', 'certificate'];
const neededCount = 3;

const file = 'site/pricing.json';
const alsoRange = (field: string): string => (field === 'minimum' ? ' (nor a range in rates)' : '');

function unsetIn({ site, cities }: Content): string[] {
  const unset = cities.flatMap(({ pricing }) => listUnsetFacts(site.pricing, pricing));
  return [...new Set(unset.map(factField))];
}

/** Names the facts without which no site goes live. */
export function findNeededFacts(content: Content): string[] {
  const unset = unsetIn(content);
  const needed = askedMost.slice(0, neededCount).filter((field) => unset.includes(field));
  return needed.map((field) => `${field}${alsoRange(field)} of ${file} is not set`);
}

/** Lists the questions that some city's pages leave out until the owner sets a fact, once for each such fact. */
const findWaitingQuestions = ({ site, cities, faq, localServices }: Content) =>
  cities.flatMap(({ slug, about, pricing }) => {
    const facts = factsOf(site, pricing);
    const ofServices = localServices.filter(({ city }) => city === slug);
    const ofCity = [...(about.questions ?? []), ...ofServices.flatMap(({ questions }) => questions)];
    return [...faq, ...ofCity].flatMap((entry) => {
      const names = factsAwaited(entry, facts).flatMap((name) => name.split('pricing.')[1] ?? []);
      return names.map((name) => ({ entry, field: factField(name) }));
    });
  });

/** Gives the facts that are not set, those asked most first, each with the questions that wait for it; and how many wait. */
export function findMissingFacts(content: Content): { facts: Notice[]; waiting: string } {
  const [unset, waiting] = [unsetIn(content), findWaitingQuestions(content)];
  const first = askedMost.filter((field) => unset.includes(field));
  const named = new Set([...first, ...waiting.map(({ field }) => field)]);
  const facts = Array.from(named, (field) => {
    const ofField = waiting.filter((each) => each.field === field);
    const questions = [...new Set(ofField.map(({ entry }) => `"${entry.question}"`))];
    const wait = questions.length === 1 ? 'waits' : 'wait';
    const asked = questions.length > 0 ? `: ${questions.join(', ')} ${wait} for it` : '';
    return noticeAt(file, field, `is not set${alsoRange(field)}${asked}`);
  });
  const [other, ...more] = unset.filter((field) => !named.has(field));
  if (other) facts.push(noticeAt(file, other, ['is not set', ...more].join(', nor ')));
  const count = new Set(waiting.map(({ entry }) => entry)).size;
  return { facts, waiting: `${count} ${count === 1 ? 'question' : 'questions'} waiting` };
}
