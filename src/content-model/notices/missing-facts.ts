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

/** Lists the questions that some city's pages leave out until the owner sets the facts that answer them. */
export function findWaitingQuestions({ site, cities, faq, localServices }: Content) {
  const waiting = new Map<{ question: string }, Set<string>>();
  for (const { slug, about, pricing } of cities) {
    const facts = factsOf(site, pricing);
    const ofServices = localServices.filter(({ city }) => city === slug);
    const ofCity = [...(about.questions ?? []), ...ofServices.flatMap(({ questions }) => questions)];
    for (const entry of [...faq, ...ofCity]) {
      const fields = factsAwaited(entry, facts).flatMap((name) => name.split('pricing.')[1] ?? []);
      if (fields.length === 0) continue;
      waiting.set(entry, new Set([...(waiting.get(entry) ?? []), ...fields.map(factField)]));
    }
  }
  return Array.from(waiting, ([{ question }, fields]) => ({ question, fields: [...fields] }));
}

/** Gives the facts that are not set, those asked most first, each with the questions that wait for it; and how many wait. */
export function findMissingFacts(content: Content): { facts: Notice[]; waiting: string } {
  const [unset, waiting] = [unsetIn(content), findWaitingQuestions(content)];
  const first = askedMost.filter((field) => unset.includes(field));
  const named = new Set([...first, ...waiting.flatMap(({ fields }) => fields)]);
  const others = unset.filter((field) => !named.has(field));
  const facts = Array.from(named, (field) => {
    const ofField = waiting.filter(({ fields }) => fields.includes(field));
    const questions = [...new Set(ofField.map(({ question }) => `"${question}"`))];
    const wait = questions.length === 1 ? 'waits' : 'wait';
    const asked = questions.length > 0 ? `: ${questions.join(', ')} ${wait} for it` : '';
    return noticeAt(file, field, `is not set${alsoRange(field)}${asked}`);
  });
  const [other, ...more] = others;
  if (other) facts.push(noticeAt(file, other, ['is not set', ...more].join(', nor ')));
  return { facts, waiting: `${waiting.length} ${waiting.length === 1 ? 'question' : 'questions'} waiting` };
}
