import { checkContent } from '../../../src/content-model/checks/check-content';
import { withChangedFile } from '../../support/content-fixture';

const ofCity =
  'one of: {city}, {searchName}, {region}, {regionWord}, {postalWord}, {depotWord}, {grillWord}, {cottageWord}, {phone}, {brand}, {hours}, {pricing.minimum} or another fact of site/pricing.json';

function errorsAfter(file: string, from: string, to: string) {
  return checkContent(withChangedFile(file, (source) => source.replace(from, to))).errors;
}

test('every placeholder of a city is accepted in a text of a city page', () => {
  const text = '{city} {region} {regionWord} {postalWord} {depotWord} {phone} {brand} {pricing.minimum}';
  expect(errorsAfter('pages/home.json', 'In {city}', text)).toEqual([]);
});

test('what follows a request may name how soon the visitor’s city answers, and no other fact', () => {
  expect(errorsAfter('pages/thankyou.json', '{pricing.reply}', 'Soon. {pricing.reply}')).toEqual([]);
  const [error] = errorsAfter('pages/thankyou.json', '{pricing.reply}', '{pricing.minimum}');
  expect(error).toMatchObject({ field: 'next.items[0]', found: '"{pricing.minimum}"' });
});

test('an unknown placeholder is reported with its line and the one meant', () => {
  expect(errorsAfter('pages/home.json', 'In {city}', 'In {cty}')).toEqual([
    {
      file: 'pages/home.json',
      line: 9,
      field: 'hero.eyebrow',
      found: '"{cty}"',
      expected: `${ofCity}; did you mean "{city}"?`,
    },
  ]);
});

test.each([
  ['In {city', 'a lone { in "In {city"'],
  ['In city}', 'a lone } in "In city}"'],
  ['In {{city}}', 'a lone { in "In {{city}}"'],
])('the stray brace of "%s" is reported', (text, found) => {
  expect(errorsAfter('pages/home.json', 'In {city}', text)[0]).toMatchObject({
    field: 'hero.eyebrow',
    found,
    expected: ofCity,
  });
});

test.each([
  ['pages/landing.json', 'A lead', 'lead'],
  ['pages/book.json', 'A lead', 'lead'],
  ['pages/thankyou.json', 'A lead', 'lead'],
  ['pages/not-found.json', 'A text', 'text'],
  ['site/brand.json', 'A tagline', 'tagline'],
  ['site/steps.json', 'A text', 'items[0].text'],
  ['site/coupons.json', 'A full load', 'items[0].condition'],
  ['site/navigation.json', '"Open when"', 'footer.hoursTitle'],
  ['site/navigation.json', '"Skip"', 'skipToContent'],
  ['site/navigation.json', '"Home"', 'homeLinkName'],
  ['site/navigation.json', '"Ring or write"', 'callTitle'],
  ['site/words.json', '"province"', 'CA.region'],
  ['badges/ontario.json', '"Ontario"', 'region.name'],
  ['cities/toronto.json', '"North York"', 'cities[1]'],
  ['site/social.json', 'Junk out', 'headlines.landing'],
  ['site/forms.json', 'We call you', 'consent.text'],
  ['site/forms.json', 'Offers too', 'consent.marketing.label'],
  ['services/appliances.json', 'Old appliances.', 'summary'],
  ['reviews/first.json', 'Quick and careful.', 'text'],
])('a text of %s is shown where there is no city, so it cannot name one', (file, from, field) => {
  const isQuoted = from.startsWith('"');
  const errors = errorsAfter(file, from, isQuoted ? '"In {city}"' : 'In {city}');
  expect(errors).toEqual([
    {
      file,
      line: expect.any(Number),
      field,
      found: '"{city}"',
      expected: expect.stringMatching(/^one of: \{brand\}/),
      fix: 'say it without: this text also stands on pages that belong to no city',
    },
  ]);
  expect(errorsAfter(file, from, isQuoted ? '"{brand}"' : '{brand}')).toEqual([]);
});

test.each([
  [
    'pages/thankyou.json',
    'Back to {city}',
    'Call {phone}',
    'backToCity',
    '"{phone}"',
    'one of: {city}, {brand}',
  ],
  [
    'pages/thankyou.json',
    'Please change {reference}.',
    'Please change it.',
    'keep.change.message',
    '"Please change it."',
    'a text with {reference}',
  ],
  [
    'site/navigation.json',
    'I am in {city}',
    'Call {phone}',
    'stickyBar.smsBody',
    '"{phone}"',
    'one of: {city}, {brand}',
  ],
  [
    'site/words.json',
    '{stars} of 5',
    '{star} of 5',
    'starsOutOfFive',
    '"{star}"',
    'one of: {stars}; did you mean "{stars}"?',
  ],
  [
    'site/forms.json',
    '{count} addresses',
    'Some addresses',
    'addressSuggestions.found',
    '"Some addresses"',
    'a text with {count}',
  ],
  [
    'site/forms.json',
    'pictures of it. {load}',
    'pictures',
    'textPhotos.messageWithLoad',
    '"From {city}: pictures"',
    'a text with {load}',
  ],
  [
    'site/forms.json',
    'From {city}: pictures of it"',
    '{load}"',
    'textPhotos.message',
    '"{load}"',
    'one of: {city}, {brand}',
  ],
  [
    'site/forms.json',
    'No code came. Write to {phone}',
    'No code came',
    'textPhotos.code.failed',
    '"No code came"',
    'a text with {phone}',
  ],
  ['site/social.json', '{city}', 'Here', 'cityHeadline', '"Here"', 'a text with {city}'],
  ['site/social.json', '{headline} on', 'Words on', 'alt', '"Words on a ticket"', 'a text with {headline}'],
  ['site/words.json', '{stars} of 5', 'Good', 'starsOutOfFive', '"Good"', 'a text with {stars}'],
  ['pages/home.json', ': {cities}!', '!', 'about.neighbours', '"Next to {city}!"', 'a text with {cities}'],
  ['pages/reviews.json', '{here} of {city}, ', '', 'counts.both', '"{around} around."', 'a text with {here}'],
  [
    'site/social-proof.json',
    ' from {place}',
    '',
    'text',
    '"{name} wrote to us {time}"',
    'a text with {place}',
  ],
  [
    'site/social-proof.json',
    '{place}',
    '{place} {city}',
    'text',
    '"{city}"',
    'one of: {name}, {place}, {time}',
  ],
])('%s has placeholders of its own: "%s" cannot be "%s"', (file, from, to, field, found, expected) => {
  const error = { file, line: expect.any(Number), field, found, expected };
  expect(errorsAfter(file, from, to)).toContainEqual(expect.objectContaining(error));
});

test('a question and its answer are checked, the answer with its line in the file', () => {
  const files = withChangedFile('faq/what-is-taken.md', (source) =>
    source.replace('you take?', 'you take in {town}?').replace('in {city}.', 'in {city}.\n\nCall {phon}.'),
  );
  expect(checkContent(files).errors).toEqual([
    {
      file: 'faq/what-is-taken.md',
      line: 2,
      field: 'question',
      found: '"{town}"',
      expected: ofCity,
      fix: 'take it out, or write one of these',
    },
    {
      file: 'faq/what-is-taken.md',
      line: 9,
      field: 'body',
      found: '"{phon}"',
      expected: `${ofCity}; did you mean "{phone}"?`,
    },
  ]);
});

test('a placeholder in a link address, which would not be filled, is reported', () => {
  expect(errorsAfter('faq/what-is-taken.md', 'in {city}.', '[call](tel:{phone})')).toEqual([
    {
      file: 'faq/what-is-taken.md',
      line: 7,
      field: 'body',
      found: '"{phone}" in a link\'s address',
      expected: 'an address without { }',
    },
  ]);
});

test('the menu and the bar of a city may name it: no other page has them', () => {
  expect(errorsAfter('site/navigation.json', '"label": "reviews"', '"label": "Reviews in {city}"')).toEqual(
    [],
  );
  expect(errorsAfter('site/navigation.json', '"getQuote": "Quote"', '"getQuote": "Quote in {city}"')).toEqual(
    [],
  );
});

test('the policy stands on a page of no city too: it can name the phone, and only its title a city', () => {
  const policy = 'pages/privacy-policy.md';
  expect(errorsAfter(policy, 'We keep what', 'Ask {phone}. We keep what')).toEqual([]);
  expect(errorsAfter(policy, 'title: Privacy policy', 'title: Privacy in {city}')).toEqual([]);
  expect(errorsAfter(policy, 'We keep what', 'In {city} we keep what')).toMatchObject([
    { file: policy, found: '"{city}"', expected: 'one of: {phone}, {brand}, {hours}' },
  ]);
  expect(errorsAfter(policy, 'What we keep everywhere', '{city}')).toHaveLength(1);
});

test('a stray brace is reported with the way to mend it', () => {
  expect(errorsAfter('pages/home.json', 'In {city}', 'In {city')).toEqual([
    {
      file: 'pages/home.json',
      line: 9,
      field: 'hero.eyebrow',
      found: 'a lone { in "In {city"',
      expected: ofCity,
      fix: 'write the whole of it, as in {city}, or take the brace out',
    },
  ]);
});

test('a text may name a claim or a coupon, also where no city is known, and one that is gone', () => {
  expect(errorsAfter('pages/home.json', 'In {city}', '{coupon.ful-load.amount}')).toEqual([]);
  expect(errorsAfter('site/social.json', 'Junk out', '{coupon.full-load}')).toEqual([]);
});
