import { fillText, fillTexts, siteValues } from '../../../src/shared/text/fill-text';

test('the names in braces are filled at every depth, and unknown ones stay', () => {
  const content = { title: 'Junk removal in {city}', items: [{ text: '{phone} {other}' }], order: 1 };
  expect(fillTexts(content, { city: 'Toronto', phone: '416-555-0142' })).toStrictEqual({
    title: 'Junk removal in Toronto',
    items: [{ text: '416-555-0142 {other}' }],
    order: 1,
  });
});

const facts = { city: 'Toronto', 'pricing.minimum': '$99' };

test('a sentence that names a fact nobody has set is left out, and the others stay', () => {
  const text = 'Our smallest price is {pricing.minimum}. Tips are {pricing.tip}, e.g. cash. Call {city}!';
  expect(fillText(text, facts)).toBe('Our smallest price is $99. Call Toronto!');
});

test('sentences of other languages are found by their own marks', () => {
  const french =
    'Combien\u00a0? «\u00a0{pricing.tip}.\u00a0» Élise vous répond. À partir de {pricing.minimum} env. été.';
  expect(fillText(french, facts)).toBe('Combien\u00a0? Élise vous répond. À partir de $99 env. été.');
  expect(fillText('¿Propina? {pricing.tip}. ¡Llame a {city}!', facts)).toBe('¿Propina? ¡Llame a Toronto!');
});

test('a text that says nothing without its facts leaves its list', () => {
  const items = [
    'A {pricing.tip} tip',
    { title: 'Tips', text: '{pricing.tip}' },
    { question: 'How?', answer: 'So.', more: '{pricing.tip}' },
  ];
  expect(fillTexts(items, facts)).toEqual([{ question: 'How?', answer: 'So.', more: '' }]);
});

test.each([
  ['Yes, from {pricing.minimum}. Two people lift it.', false],
  ['<p>{pricing.minimum} is the least. It includes the drive.</p>\n<p>Ask the crew.</p>\n', false],
  ['We come today. From {pricing.minimum} on.', true],
  ['<p>We come today.</p>\n<p>From {pricing.minimum} on.</p>\n', true],
])('a question is shown while the first sentence of its answer has its facts: %s', (html, isShown) => {
  expect(fillTexts([{ question: 'How much is it?', html }], {})).toHaveLength(isShown ? 1 : 0);
  expect(fillTexts([{ question: 'How much is it?', html }], { 'pricing.minimum': '$99' })).toHaveLength(1);
  // A point of a list has no question that its rest would dodge.
  expect(fillTexts([{ title: 'Price', text: html }], {})).toHaveLength(1);
});

test('an answer in HTML loses the paragraphs and list items of facts that nobody has set', () => {
  const html =
    '<p>From {pricing.minimum}. Tip {pricing.tip}.</p>\n<p>{pricing.tip}</p>\n<ul>\n<li>Tip {pricing.tip}</li>\n</ul>\n<p>Ask.</p>';
  expect(fillText(html, facts)).toBe('<p>From $99.</p>\n<p>Ask.</p>');
});

test('texts name what the brand, its claims and its coupons say', () => {
  const values = siteValues({
    brand: { name: 'Lug', hourWords: {} },
    claims: { items: [{ id: 'cheaper', value: 'Up to 40%', label: 'cheaper than others' }] },
    coupons: { items: [{ id: 'half-load', amount: '$20 off', condition: 'a half load' }] },
  });
  expect(fillText('{claim.cheaper}. Our rates are {claim.cheaper}.', values)).toBe(
    'Up to 40% cheaper than others. Our rates are up to 40% cheaper than others.',
  );
  expect(fillText('{coupon.half-load.amount} from {brand}: {coupon.half-load}', values)).toBe(
    '$20 off from Lug: $20 off a half load',
  );
});
