import { fillText } from '../../../shared/text/fill-text';
import { type UtcOffsets, momentInCity } from '../../../shared/time/city-clock';
import type { Confirmation } from './confirmation';

/** A time in UTC needs no time zone in the file, and each calendar shows it by its own clock. */
const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

// oxlint-disable-next-line no-control-regex -- a calendar refuses a file that holds one
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

/** Gives a text as the value of a property (RFC 5545, under TEXT): its line breaks and separators are escaped. */
function calendarText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(controls, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** At most 75 octets (RFC 5545), never within a character, which takes up to four; the space is one of them. */
function foldLine(line: string): string {
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  const isAscii = /^[\u0000-\u007f]*$/.test(line);
  const parts = line.match(isAscii ? /[^]{1,74}/gu : /[^]{1,18}/gu) ?? [];
  return parts.join('\r\n ');
}

type Options = {
  utcOffsets: UtcOffsets;
  words: { summary: string; description: string; message: string; labelled: string; language: string };
  brand: { name: string; siteUrl: string };
  madeAt: Date;
};

/** Gives the text of an .ics file with a visit, by the city's clock: nothing is firm before somebody has confirmed it. */
export function visitFile(
  { pushId, message }: Confirmation,
  visit: NonNullable<Confirmation['visit']>,
  { utcOffsets, words, brand, madeAt }: Options,
): string {
  const asked = fillText(words.labelled, { label: words.message, value: message });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(brand.name)}//${words.language.toUpperCase()}`,
    'BEGIN:VEVENT',
    // The same for the same request, so that a calendar replaces the event instead of adding it again.
    `UID:${calendarText(`${pushId}@${new URL(brand.siteUrl).hostname}`)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(momentInCity(visit.date, visit.start, utcOffsets))}`,
    `DTEND:${utc(momentInCity(visit.date, visit.end, utcOffsets))}`,
    `SUMMARY:${calendarText(words.summary)}`,
    `DESCRIPTION:${calendarText(`${words.description}\n\n${asked}`)}`,
    ...(visit.address === '' ? [] : [`LOCATION:${calendarText(visit.address)}`]),
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
