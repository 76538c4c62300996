import { file, group, list, matching, rows } from './field';
import { regionCode, sentences, text } from './parts';

const locale = matching(/^[a-z]{2}-[A-Z]{2}$/, 'a language and a country like "en-US"');

const wordsOfCountry = (region: string, postalCode: string) => ({
  /** At most as long as database.rules.json allows. */
  country: text('Name of the country', 'Saved with an address that a visitor typed by hand.').max(60),
  region: text(region).describe('Stands for {regionWord} in texts.'),
  regionLabel: text('Label of the address field', 'The label of that field when visitors book.'),
  postalCode: text(postalCode).describe('Stands for {postalWord} in texts.'),
  depot: text('Place for hazardous waste', 'Where households bring it; stands for {depotWord} in texts.'),
  grill: text('Word for a grill', 'Stands for {grillWord} in texts.'),
  cottage: text('Word for a cottage', 'Stands for {cottageWord} in texts.'),
});

/** content/site/words.json: single words and sentences that texts of many pages share. */
export const words = file('Words that differ by country', {
  CA: group(
    'In Canada',
    'What visitors of pages in Canada read.',
    wordsOfCountry('Word for a province', 'Word for its postal codes'),
  ),
  US: group(
    'In the US',
    'What visitors of pages in the US read.',
    wordsOfCountry('Word for a state', 'Word for its zip codes'),
  ),
  starsOutOfFive: text('Stars in words', 'For screen readers; {stars} is how many.'),
  labelled: text('A value behind its label', '{label} and {value}, as in “Items: one sofa”.'),
  salesTax: group('Names of the sales tax', 'Stand for {taxWord} in texts, by province or state.', {
    name: text('Name in most places', 'Such as sales tax.'),
    exceptions: rows('Other names', 'Such as HST, with the provinces or states that say so.', 'name', {
      name: text('Name', 'Such as HST.'),
      regions: list('Provinces or states', 'Their codes, such as ON.', 'code', regionCode).min(1),
    }),
  }),
  tax: group('Sales tax in words', 'The sentence that stands for {pricing.tax}, as the price facts say.', {
    included: text('Tax is in the price', 'When the price facts include it; {taxWord} is its name.'),
    added: text('Tax comes on top', 'When the price facts say that tax is added; {taxWord} is its name.'),
  }),
  answers: group('Answers with yes or no', 'First sentences about the price, as the price facts say.', {
    yes: text('Word for yes', 'With it answers begin; elsewhere the same answers are said without it.'),
    no: text('Word for no', 'With it answers begin; elsewhere the same answers are said without it.'),
    tax: group('Is tax included?', 'Stands for {pricing.taxAnswer}; {taxWord} is the name of the tax.', {
      included: text('Tax is in the price', 'Begins with Yes.'),
      added: text('Tax comes on top', 'Begins with No.'),
    }),
    minimum: group('Is there a minimum?', 'Stands for {pricing.minimumAnswer}.', {
      some: text('There is one', 'Begins with Yes; {minimum} is the amount.'),
      none: text('There is none', 'Begins with No.'),
    }),
    fees: group('Does an item cost extra?', 'Stands for {pricing.feesAnswer}.', {
      some: text('Some do', 'Begins with Yes; {fees} lists them.'),
      none: text('None does', 'Begins with No.'),
    }),
  }),
  price: group('The price before contact', 'Stands for {pricing.price}, as the price facts say.', {
    range: text('Where there is a range', '{from} and {to} are what the smallest job and a full truck cost.'),
    minimum: text('Where there is a minimum', '{minimum} is the amount.'),
    unset: text('Where there is neither', 'What decides the price.'),
    ask: text('Link that texts for an estimate', 'After it, while there is neither: {pricing.ask}.'),
  }),
  hours: group('Opening hours in words', 'How {hours} and {openDays} are said.', {
    locale: locale('Format of days and times', 'Language and country: en-US, fr-CA, es-US.'),
    days: text('From one day to another', '{from} and {to} are days, as in Monday to Friday.'),
    times: text('From one time to another', '{from} and {to} are times, as in 9 am to 5 pm.'),
  }),
  more: sentences('Button for the rest of an answer', 'Opens what goes beyond an answer.'),
  sampleReview: text('Mark of a sample review', 'Stands on a review that no customer wrote.'),
  sampleJob: text('Mark of a sample job', 'Stands on a job that no crew has done.'),
  sampleJobs: text('Heading of sample jobs', 'Over jobs in place of their heading, while one is a sample.'),
  call: text('Link that calls', 'The link that calls, wherever a phone number is shown.'),
  text: sentences('Link that texts', 'The link that texts, wherever a phone number is shown.'),
});
