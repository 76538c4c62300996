import { listOf, readContact } from '../../functions/contacts';
import { headOffice, type ServedArea } from '../../functions/notice-text';
import type { Store } from '../../functions/store';
import { parsePhoneNumber } from '../../src/shared/values/phone-number';

/** The notices run each minute. */
const longestSilenceMs = 600_000;

type ByPlace<Value> = Partial<Record<string, Value>> | null;

/** Names what keeps offices from hearing of requests, and cities from having a phone: a site goes live without. */
export async function findUnheard({ read }: Pick<Store, 'read'>, cities: readonly ServedArea[], now: number) {
  const contacts = (await read<ByPlace<unknown>>('contacts')) ?? {};
  const locations = (await read<ByPlace<{ tracking_phone: unknown }>>('locations')) ?? {};
  const found: string[] = [];
  if (now - ((await read<number>('notices/ran')) ?? 0) > longestSilenceMs)
    found.push('The notices do not run, so nobody is told of a request: npm run deploy:notices.');
  if (listOf(contacts[headOffice]).length === 0)
    found.push(`contacts/${headOffice} has nobody, who is told where no other contact can be: add one.`);
  for (const { locationId: place, slug } of cities.filter(({ locationId }) => locationId)) {
    if (listOf(contacts[place]).length === 0)
      found.push(
        `contacts/${place} (${slug}) has nobody, so contacts/${headOffice} is told: add the office.`,
      );
    if (!parsePhoneNumber(locations[place]?.tracking_phone))
      found.push(`locations/${place}/tracking_phone (${slug}) is no phone number: pages show the main one.`);
  }
  for (const [place, saved] of Object.entries(contacts))
    for (const contact of listOf(saved))
      try {
        readContact(contact);
      } catch (error) {
        found.push(`contacts/${place}: ${(error as Error).message}`);
      }
  return found.map((sentence) => `${sentence} (docs/going-live.md, Notices of requests)`);
}
