import { buildLead } from '../../src/features/requests/rules/lead';
import { makePushId } from '../../src/features/requests/rules/push-id';
import { plainContext } from './context-records';

const values = { name: 'Ada', phone: '416-555-0199', message: 'Sofa' };

/** What the quote form of a city hands to the sender when it is pressed at that time. */
export const submissionAt = (now: Date) => ({
  path: 'leads' as const,
  form: 'tab /toronto#quote',
  answers: JSON.stringify(values),
  build: (ipAddress: string) => buildLead(values, { locationId: '13929', ipAddress, now }),
  context: plainContext,
});

/** It, as the device keeps what a page could not send. */
export function unsent() {
  const { build, ...submission } = submissionAt(new Date());
  return { ...submission, key: makePushId(Date.now()), record: build('Unavailable'), isSent: false };
}
