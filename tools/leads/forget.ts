import { createInterface } from 'node:readline/promises';
import { PlainError } from '../../local/plain-error';
import { phonePattern } from '../../src/shared/values/record-limits';
import { maskPhone } from '../../src/shared/text/masks';
import { sanitizeLine } from '../../src/shared/text/sanitize';
import type { LeadRow } from './read-row';
import { readLeads, type LeadSource } from './read-leads';
import { timeIn } from './period';

type Found = Awaited<ReturnType<typeof findPerson>>;

const always = { since: 0, until: Infinity };

/** Takes a number as somebody types it; throws a plain sentence for one that no form saves. */
function readPhone(typed: string): string {
  const phone = maskPhone(typed);
  if (new RegExp(`^${phonePattern}$`).test(phone)) return phone;
  throw new PlainError(
    `--forget is "${typed}", but must be a phone of ten digits, as in --forget 416-555-0199.`,
  );
}

/** Finds what the database holds of a person: the requests, and their shown first names as `city/slot` below `recent`. */
async function findPerson(source: LeadSource, phone: string) {
  const requests: LeadRow[] = [];
  for await (const row of readLeads(source, always)) {
    // Older records may hold the same number written in another way.
    if (maskPhone(row.contact.phone) === phone) requests.push(row);
  }
  const keys = new Set<unknown>(requests.map(({ key }) => key));
  const proofs = await source.database.read<Record<string, object>>('recent/proofs');
  const shown = Object.entries(proofs ?? {}).flatMap(([city, slots]) =>
    Object.entries(slots).flatMap(([slot, key]) => (keys.has(key) ? [`${city}/${slot}`] : [])),
  );
  return { requests, shown };
}

function describeRequest({ key, kind, timeZone, sentAt, page, contact, metadata }: LeadRow): string {
  const parts = [timeIn(timeZone, sentAt), contact.name, contact.address || contact.zip, page ?? ''];
  const words = parts.filter(Boolean).map((part) => sanitizeLine(part, 80));
  const beside = metadata === 'none' ? 'no metadata' : 'with its metadata';
  return `${kind}s/${key}  ${words.join(', ')} (${beside})`;
}

function describeFound(phone: string, { requests, shown }: Found): string {
  const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
  const beside = shown.length > 0 ? `, and ${count(shown.length, 'first name')} that the pop-up shows` : '';
  return [
    `Of ${phone} the database holds ${count(requests.length, 'request')}${beside}:`,
    ...requests.map(describeRequest),
    ...shown.map((place) => `recent/shown/${place}`),
  ].join('\n  ');
}

/** Every path that holds something of the person. What the pop-up shows is found by the requests, so it goes first. */
function pathsOf({ requests, shown }: Found): string[] {
  return [
    ...shown.flatMap((place) => [`recent/shown/${place}`, `recent/proofs/${place}`]),
    ...requests.flatMap(({ key, kind }) => [`${kind}s/${key}`, `context/${key}`]),
  ];
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new PlainError('Nothing was deleted: without a terminal to ask in, --forget needs --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and Ctrl-D are no answer.
  const answer = await terminal.question('Delete all of it for good? (yes/no) ').catch(() => '');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const afterwards = `This command does not reach:
- A device of theirs that never heard that its request was saved. It sends the request again when it next opens the site,
  whenever that is: run this again then, or ask them to clear the site's data in that browser.
- Files that were made of the requests before, and backups of the database.
- On this machine, the file of the local database, which npm start writes anew when it begins.`;

/** Shows every request of the person with a phone, asks, and deletes them with their metadata and what the pop-up shows of them. */
export async function forgetPerson(
  source: LeadSource,
  { phone: typed, isSure }: { phone: string; isSure: boolean },
): Promise<void> {
  const phone = readPhone(typed);
  const found = await findPerson(source, phone);
  if (found.requests.length === 0)
    return console.log(`The database holds nothing of ${phone}.\n\n${afterwards}`);
  console.log(describeFound(phone, found));
  if (!isSure && !(await isAgreed())) return console.log('Nothing was deleted.');
  await source.database.update(Object.fromEntries(pathsOf(found).map((path) => [path, null])));
  console.log(`All of it is deleted.\n\n${afterwards}`);
}
