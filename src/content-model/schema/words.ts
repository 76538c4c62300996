import { field, group, list, patterned, rows } from './field';
import { regionCode, sentences, text } from './parts';

const locale = field(patterned(/^[a-z]{2}-[A-Z]{2}$/, 'a language and a country like "en-US"'));

const wordsOfCountry = (region: string, postalCode: string) => ({
  /** At most as long as database.rules.json allows. */
  country: text('Name of the country')
    .describe('Saved with an address that a visitor typed by hand.')
    .max(60),
  region: text(region).describe('Stands for {regionWord} in texts.'),
  regionLabel: text('Label of the address field').describe(
    'The label of that field of the address, when visitors book.',
  ),
  postalCode: text(postalCode).describe('Stands for {postalWord} in texts.'),
  depot: text('Place for hazardous waste').describe(
    'Where households bring hazardous waste; stands for {depotWord} in texts.',
  ),
  grill: text('Word for a grill').describe('Stands for {grillWord} in texts.'),
  cottage: text('Word for a cottage').describe('Stands for {cottageWord} in texts.'),
});

/** content/site/words.json: single words and sentences that texts of many pages share. */
export const words = group('Words that differ by country', {
  CA: group('In Canada', wordsOfCountry('Word for a province', 'Word for its postal codes')).describe(
    'What visitors of pages in Canada read.',
  ),
  US: group('In the US', wordsOfCountry('Word for a state', 'Word for its zip codes')).describe(
    'What visitors of pages in the US read.',
  ),
  starsOutOfFive: text('Stars in words').describe(
    'What screen readers say for the stars of a review; {stars} is how many.',
  ),
  labelled: text('A value behind its label').describe(
    '{label} is what it is, {value} what it says, as in “Items: one sofa”.',
  ),
  salesTax: group('Names of the sales tax', {
    name: text('Name in most places').describe('Such as sales tax.'),
    exceptions: rows('Other names', 'name', {
      name: text('Name').describe('Such as HST.'),
      regions: list('Provinces or states', 'code', regionCode).describe('Their codes, such as ON.').min(1),
    }).describe('Such as HST, with the provinces or states that say so.'),
  }).describe('Stand for {taxWord} in texts, by province or state.'),
  tax: group('Sales tax in words', {
    included: text('Tax is in the price').describe(
      'When the price facts say that tax is included; {taxWord} is its name.',
    ),
    added: text('Tax comes on top').describe(
      'When the price facts say that tax is added; {taxWord} is its name.',
    ),
  }).describe('The sentence that stands for {pricing.tax}, as the price facts say.'),
  answers: group('Answers with yes or no', {
    yes: text('Word for yes').describe(
      'With it answers begin; elsewhere the same answers are said without it.',
    ),
    no: text('Word for no').describe(
      'With it answers begin; elsewhere the same answers are said without it.',
    ),
    tax: group('Is tax included?', {
      included: text('Tax is in the price').describe('Begins with Yes.'),
      added: text('Tax comes on top').describe('Begins with No.'),
    }).describe('Stands for {pricing.taxAnswer}; {taxWord} is the name of the tax.'),
    minimum: group('Is there a minimum?', {
      some: text('There is one').describe('Begins with Yes; {minimum} is the amount.'),
      none: text('There is none').describe('Begins with No.'),
    }).describe('Stands for {pricing.minimumAnswer}.'),
    fees: group('Does an item cost extra?', {
      some: text('Some do').describe('Begins with Yes; {fees} lists them.'),
      none: text('None does').describe('Begins with No.'),
    }).describe('Stands for {pricing.feesAnswer}.'),
  }).describe('The first sentences of answers about the price, as the price facts say.'),
  hours: group('Opening hours in words', {
    locale: locale('Format of days and times').describe(
      'The language and the country whose format they have: en-US, fr-CA, es-US.',
    ),
    days: text('From one day to another').describe('{from} and {to} are days, as in Monday to Friday.'),
    times: text('From one time to another').describe('{from} and {to} are times, as in 9 am to 5 pm.'),
  }).describe('How {hours} and {openDays} are said.'),
  more: sentences('Button for the rest of an answer').describe('Opens what goes beyond an answer.'),
  sampleReview: text('Mark of a sample review').describe('Stands on a review that no customer wrote.'),
  sampleJob: text('Mark of a sample job').describe('Stands on a job that no crew has done.'),
  sampleJobs: text('Heading of sample jobs').describe(
    'Stands over jobs in the place of their heading, while one is a sample.',
  ),
  call: text('Link that calls').describe('The link that calls, wherever a phone number is shown.'),
  text: sentences('Link that texts').describe('The link that texts, wherever a phone number is shown.'),
});
