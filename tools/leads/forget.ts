import { readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { PlainError } from '../../local/plain-error';
import { countOf } from '../../scripts/count-of';
import { listFiles } from '../../src/content-model/reading/read-content';
import { phonePattern } from '../../src/shared/values/record-limits';
import { maskPhone } from '../../src/shared/text/masks';
import { sanitizeLine } from '../../src/shared/text/sanitize';
import type { LeadRow } from './read-row';
import { readLeads, type LeadSource } from './read-leads';
import { timeIn } from './period';

type Found = Awaited<ReturnType<typeof find>>;

/** What the project writes on this machine: notices of npm start, lists and reports. */
const folders = ['.local/notices', '.local/leads'];

/** Takes a number as somebody types it; throws a plain sentence for one that no form saves. */
function readPhone(typed: string): string {
  const phone = maskPhone(typed);
  if (new RegExp(`^${phonePattern}$`).test(phone)) return phone;
  throw new PlainError(
    `--forget is "${typed}", but must be a phone of ten digits, as in --forget 416-555-0199.`,
  );
}

/** Finds what the database holds of requests before a time, and their shown first names as `city/slot` below `recent`. */
async function find(source: LeadSource, until: number, isWanted: (row: LeadRow) => boolean) {
  const requests: LeadRow[] = [];
  for await (const row of readLeads(source, { since: 0, until })) if (isWanted(row)) requests.push(row);
  const keys = new Set<unknown>(requests.map(({ key }) => key));
  const proofs = await source.database.read<Record<string, object>>('recent/proofs');
  const shown = Object.entries(proofs ?? {}).flatMap(([city, slots]) =>
    Object.entries(slots).flatMap(([slot, key]) => (keys.has(key) ? [`${city}/${slot}`] : [])),
  );
  return { requests, shown };
}

/** Finds the files of this machine that have a phone, however it is written. */
function findFiles(phone: string): string[] {
  const number = new RegExp([...phone.replaceAll('-', '')].join('[^\\d\\n]{0,2}'));
  const files = folders.flatMap((folder) => listFiles('.', folder));
  return files.filter((file) => number.test(readFileSync(file, 'utf8')));
}

function describeRequest({ key, kind, timeZone, sentAt, page, contact, metadata }: LeadRow): string {
  const parts = [timeIn(timeZone, sentAt), contact.name, contact.address || contact.zip, page ?? ''];
  const words = parts.filter(Boolean).map((part) => sanitizeLine(part, 80));
  const beside = metadata === 'none' ? 'no metadata' : 'with its metadata';
  return `${kind}s/${key}  ${words.join(', ')} (${beside})`;
}

function describeFound(phone: string, { requests, shown }: Found, files: string[]): string {
  const beside = shown.length > 0 ? `, and ${countOf(shown.length, 'first name')} that the pop-up shows` : '';
  return [
    `Of ${phone} the database holds ${countOf(requests.length, 'request')}${beside}:`,
    ...requests.map(describeRequest),
    ...shown.map((place) => `recent/shown/${place}`),
    ...files,
  ].join('\n  ');
}

/** Deletes every path that holds something of them. What the pop-up shows is found by the requests, so it goes first. */
async function remove({ database }: LeadSource, { requests, shown }: Found): Promise<void> {
  const paths = [
    ...shown.flatMap((place) => [`recent/shown/${place}`, `recent/proofs/${place}`]),
    ...requests.flatMap(({ key, kind }) => [
      ...['open', 'told', 'handed', 'untold'].map((part) => `notices/${part}/${key}`),
      `context/${key}`,
      `${kind}s/${key}`,
    ]),
  ];
  for (let at = 0; at < paths.length; at += 500)
    await database.update(Object.fromEntries(paths.slice(at, at + 500).map((path) => [path, null])));
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
- Mail, text messages and webhooks that told an office of it, and what a CRM or an ad platform made of them.
- Lists that somebody downloaded or copied elsewhere, and backups of the database.
- On this machine, the file of the local database, which npm start writes anew when it begins.`;

/** Shows every request of the person with a phone, asks, and deletes them with their metadata and what the pop-up shows of them. */
export async function forgetPerson(
  source: LeadSource,
  { phone: typed, isSure }: { phone: string; isSure: boolean },
): Promise<void> {
  const phone = readPhone(typed);
  // Older records may hold the same number written in another way.
  const found = await find(source, Infinity, ({ contact }) => maskPhone(contact.phone) === phone);
  const files = findFiles(phone);
  if (found.requests.length + files.length === 0)
    return console.log(`The database holds nothing of ${phone}.\n\n${afterwards}`);
  console.log(describeFound(phone, found, files));
  if (!isSure && !(await isAgreed())) return console.log('Nothing was deleted.');
  await remove(source, found);
  for (const file of files) rmSync(file);
  console.log(`All of it is deleted.\n\n${afterwards}`);
}

/** Counts the requests that are older than the privacy policy says, and deletes them where it is sure. */
export async function deleteOld(source: LeadSource, years: number, isSure: boolean): Promise<void> {
  const before = new Date().setFullYear(new Date().getFullYear() - years);
  // Who has agreed to texts is kept until an opt-out, as the policy says.
  const found = await find(source, before, ({ marketingTexts }) => !marketingTexts);
  if (isSure) await remove(source, found);
  const old = `${countOf(found.requests.length, 'request')} older than the ${years} years of the privacy policy`;
  console.log(`${old}. ${isSure ? 'Deleted.' : 'Nothing was deleted: --yes deletes them.'}`);
}
