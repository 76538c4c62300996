import { z } from 'zod';
import { forDevelopers, patterned } from './field';
import { line, regionCode } from './parts';

const locale = patterned(/^[a-z]{2}-[A-Z]{2}$/, 'a language and a country like "en-US"');

/** They stand for {regionWord}, {postalWord} and so on in texts. */
const wordsOfCountry = z.strictObject({
  /** At most as long as database.rules.json allows. */
  country: line.max(60),
  region: line,
  regionLabel: line,
  postalCode: line,
  depot: line,
  grill: line,
  cottage: line,
});
const fact = z.strictObject({ some: line, none: line });
const tax = z.strictObject({ included: line, added: line });

/** content/site/words.json: single words and sentences that texts of many pages share. */
export const words = forDevelopers('Words that differ by country', {
  CA: wordsOfCountry,
  US: wordsOfCountry,
  starsOutOfFive: line,
  labelled: line,
  salesTax: z.strictObject({
    name: line,
    exceptions: z.array(z.strictObject({ name: line, regions: z.array(regionCode).min(1) })),
  }),
  tax,
  answers: z.strictObject({ yes: line, no: line, tax, minimum: fact, fees: fact }),
  price: z.strictObject({ range: line, minimum: line, unset: line, ask: line }),
  hours: z.strictObject({ locale, days: line, times: line }),
  more: line,
  sampleReview: line,
  sampleJob: line,
  sampleJobs: line,
  call: line,
  text: line,
});
