import { makePushId } from '../../src/features/requests/rules/push-id';
import { buildLead } from '../../src/features/requests/rules/lead';
import type { SubmissionMetadata } from '../../src/features/requests/rules/submission-metadata';
import { campaign } from './campaign';
import { changing } from './records';

/** A touch that the database accepts, with every value, and with the given ones replaced. */
export const validTouch = changing({
  ...campaign,
  utm_term: 'junk removal été 🚚',
  landing_page: '/toronto/%3Cb%3E',
  referrer: 'https://www.google.com/search',
  at: '2026-11-20T08:15:00.000Z',
});

export const validConsent = changing({
  text_version: '2026-11-21.0123abcd',
  at: '2026-11-21T17:30:05.250Z',
  marketing_texts: true,
});

/** A context that the database accepts, with every field, and with the given ones replaced. */
export const validContext = changing({
  trap_filled: false,
  fill_ms: 20_401,
  form: 'quote',
  page: '/toronto/get-quote',
  device: 'phone',
  site_version: '4983393',
  first_touch: validTouch(),
  last_touch: validTouch({ at: '2026-11-21T17:30:00.000Z' }),
  gclid: validTouch(),
  consent: validConsent(),
});

/** The smallest context that a form sends. */
export const plainContext: SubmissionMetadata = {
  trap_filled: false,
  fill_ms: 4000,
  form: 'quote',
  page: '/toronto',
  site_version: 'unknown',
  consent: { text_version: '2026-11-21.0123abcd', at: '2026-11-23T14:05:00.000Z' },
};

const values = { name: 'Ada', phone: '416-555-0199', message: 'Sofa' };

/** What the quote form of a city hands to the sender when it is pressed at that time. */
export const submissionAt = (now: Date) => ({
  path: 'leads' as const,
  form: 'tab /toronto#quote',
  answers: JSON.stringify(values),
  build: (ipAddress: string) => buildLead(values, { locationId: '13929', ipAddress, now }),
  context: plainContext,
});

/** A submission, as the device keeps what a page could not send. */
export function unsent() {
  const { build, ...submission } = submissionAt(new Date());
  return { ...submission, key: makePushId(Date.now()), record: build('Unavailable'), isSent: false };
}
