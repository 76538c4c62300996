import { factsOf } from '../../src/content-model/pricing-facts';
import { brandContent } from '../support/brand-fixture';

const facts = {
  payment: ['cash', 'cards', 'cheques'],
  insurance: 'Oui, {brand} est assurée.',
  certificate: 'Normalement.',
};

test('facts are listed, and said without yes or no, as their language does', () => {
  const { words } = brandContent.site;
  const answers = { ...words.answers, yes: 'Oui', no: 'No' };
  const said = factsOf({ pricing: facts, words: { ...words, answers, language: 'fr' } });
  expect(said['pricing.payment']).toBe('cash, cards et cheques');
  expect(said['pricing.insurance']).toBe('{brand} est assurée.');
  expect(said['pricing.certificate']).toBe('Normalement.');
});
