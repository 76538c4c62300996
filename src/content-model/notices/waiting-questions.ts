import { factsAwaited } from '../../shared/text/fill-text';
import { factField, factsOf } from '../pricing-facts';
import type { Content } from '../types';
import type { Notice } from './notice';

/** Gives the questions that some city's pages leave out until the owner sets the fact that answers them, most asked first. */
export function findWaitingQuestions({ site, cities, faq, localServices }: Content): Notice[] {
  const asked = [
    ...faq.map((entry) => ({ entry, where: cities })),
    ...cities.flatMap((city) => (city.about.questions ?? []).map((entry) => ({ entry, where: [city] }))),
    ...localServices.flatMap(({ city, questions }) =>
      questions.map((entry) => ({ entry, where: cities.filter(({ slug }) => slug === city) })),
    ),
  ];
  return asked.flatMap(({ entry, where }) => {
    const awaited = where.flatMap(({ pricing }) => factsAwaited(entry, factsOf(site, pricing)));
    const fields = [...new Set(awaited.flatMap((name) => name.split('pricing.')[1] ?? []))].map(factField);
    const [field] = fields;
    if (field === undefined) return [];
    const words = `"${entry.question}" needs ${fields.join(' and ')} in site/pricing.json`;
    const plain = `"${entry.question}" waits for ${fields.length > 1 ? 'this and other facts' : 'this'}.`;
    return [{ words, plain, file: 'site/pricing.json', field }];
  });
}
