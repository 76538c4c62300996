import { listOf, readContact } from '../../functions/contacts';
import { headOffice, type ServedArea } from '../../functions/notice-text';
import type { Store } from '../../functions/store';
import { parsePhoneNumber } from '../../src/shared/values/phone-number';

/** Names what keeps offices from hearing of requests, and locations from having a phone: a site goes live without. */
export async function findUnheard({ read }: Pick<Store, 'read'>, cities: readonly ServedArea[]) {
  const contacts = (await read<Record<string, unknown>>('contacts')) ?? {};
  const records = (await read<Record<string, { tracking_phone: unknown }>>('locations')) ?? {};
  const found: string[] = [];
  // They run each minute.
  if (Date.now() - ((await read<number>('notices/ran')) ?? 0) > 600_000)
    found.push('The notices do not run: npm run deploy:notices');
  for (const place of new Set([headOffice, ...cities.flatMap(({ locationId }) => locationId || [])])) {
    if (listOf(contacts[place]).length === 0) found.push(`contacts/${place} has nobody: add whom to tell`);
    if (place !== headOffice && !parsePhoneNumber(records[place]?.tracking_phone))
      found.push(`locations/${place}/tracking_phone is no phone number: correct it`);
  }
  for (const [place, saved] of Object.entries(contacts))
    for (const contact of listOf(saved).filter((each) => !readContact(each)))
      found.push(`contacts/${place} has "${contact}", no phone, mail or https address: correct it`);
  return found.map((sentence) => `${sentence} (docs/going-live.md, Notices of requests)`);
}
