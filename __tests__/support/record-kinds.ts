import { campaignFields } from './campaign';
import { validConsent, validContext, validTouch } from './context-records';
import { validAddress, validJob, validLead, type TestRecord } from './records';
import type { Collection } from './rules-expectations';

export type Kind = {
  of: Collection | 'context';
  make: (changes?: TestRecord) => TestRecord;
  right: TestRecord;
};
export const address = (changes?: TestRecord) => validJob({ cus_address: validAddress(changes) });
const touch = (name: string) => (changes?: TestRecord) => validContext({ [name]: validTouch(changes) });
const consent = (changes?: TestRecord) =>
  validContext({ consent: validConsent({ name_shown: true, ...changes }) });

/** All records, and the groups in them. */
export const kinds = {
  leads: { of: 'leads', make: validLead, right: validLead() },
  jobs: { of: 'jobs', make: validJob, right: validJob() },
  'jobs.cus_address': { of: 'jobs', make: address, right: validAddress() },
  context: { of: 'context', make: validContext, right: validContext() },
  'context.first_touch': { of: 'context', make: touch('first_touch'), right: validTouch() },
  'context.last_touch': { of: 'context', make: touch('last_touch'), right: validTouch() },
  'context.consent': { of: 'context', make: consent, right: validConsent({ name_shown: true }) },
} satisfies Record<string, Kind>;
export type Table = Partial<Record<keyof typeof kinds, Record<string, unknown[]>>>;

export const optional = [
  ...'device first_touch last_touch referrer marketing_texts name_shown'.split(' '),
  ...campaignFields,
];

/** The longest parts of an address that the rules take. */
export const longest = { street: 200, unit: 12, city: 100, state: 100, zip: 12, country: 60 };

/** One case for each value of a table. */
export const casesOf = (table: Table) =>
  Object.entries(table).flatMap(([kind, fields]) =>
    Object.entries(fields).flatMap(([field, values]) =>
      values.map((value) => [kind as keyof typeof kinds, field, value] as const),
    ),
  );
