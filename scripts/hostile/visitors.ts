import type { SubmissionMetadata } from '../../src/domain/requests/submission-metadata';
import { buildJob, type Job } from '../../src/domain/requests/job';
import { buildLead, type Lead } from '../../src/domain/requests/lead';
import { propertyTypes } from '../../src/domain/limits';
import { formNames, windowStarts } from '../../src/domain/record-limits';
import type { Random } from '../soak/random';

const keySigns = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const dayMs = 24 * 60 * 60 * 1000;

/** Makes a push id as a browser does, but the same for the same seed. */
export function makeKey(random: Random, length = 20): string {
  return Array.from({ length }, () => random.pick([...keySigns])).join('');
}

const digits = (random: Random, length: number): string =>
  Array.from({ length }, () => random.below(10)).join('');

const someTime = (random: Random): Date => new Date(Date.UTC(2026, 0, 1) + random.below(1000) * dayMs);

function answers(random: Random) {
  return {
    name: random.pick([
      'Ada Lovelace',
      'José',
      'Зоя Яблонская',
      '王小明',
      'Nguyễn Thị Ánh',
      "Siobhan O'Brien",
    ]),
    phone: `${digits(random, 3)}-${digits(random, 3)}-${digits(random, 4)}`,
    message: random.pick(['One couch, two chairs.', 'Un canapé très lourd', 'Fridge. 3rd floor']),
  };
}

function someContext(random: Random) {
  const ipAddress = random.pick(['203.0.113.7', '2001:db8::1', '::ffff:203.0.113.7', 'Unavailable']);
  return { locationId: random.pick(['', '13929', '35818']), ipAddress, now: someTime(random) };
}

/** Makes a lead that the rules accept. */
export function makeLead(random: Random): Lead {
  return buildLead({ ...answers(random), zip: random.pick(['', '30301', 'm5h2n2']) }, someContext(random));
}

/** Makes a job that the rules accept. */
export function makeJob(random: Random): Job {
  const values = {
    ...answers(random),
    date: someTime(random).toISOString().slice(0, 10),
    timeWindow: random.pick(windowStarts),
    propertyType: random.pick([...propertyTypes, '']),
    unit: random.pick(['', '12B']),
    flexibility: random.pick(['true', 'false']),
    address: { street: '1 rue de l’Église', city: 'Québec', state: 'QC', zip: 'G1R 4S9', country: 'Canada' },
  };
  return buildJob(values, someContext(random));
}

/** Makes a context that the rules accept beside a saved record. */
export function makeContext(random: Random): SubmissionMetadata {
  const at = someTime(random).toISOString();
  const touch = { utm_source: 'google', landing_page: '/toronto', referrer: 'https://example.com/', at };
  return {
    trap_filled: false,
    fill_ms: random.below(60_000),
    form: random.pick(formNames),
    page: '/toronto/get-quote',
    device: 'phone',
    site_version: '4983393',
    first_touch: touch,
    last_touch: touch,
    consent: { text_version: '2026-11-21.0123abcd', at, marketing_texts: true, name_shown: true },
  };
}
