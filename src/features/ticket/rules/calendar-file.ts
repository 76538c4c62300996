import { fillText } from '../../../shared/text/fill-text';
import type { UtcOffsets } from '../../../shared/time/city-clock';
import { momentInCity } from '../../../shared/time/moment-in-city';
import type { Confirmation } from './confirmation';

type TentativeEvent = {
  /** The same for the same request, so that a calendar replaces the event instead of adding it again. */
  uid: string;
  madeAt: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location: string;
  maker: string;
  language: string;
};

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
export function foldLine(line: string): string {
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  const isAscii = /^[\u0000-\u007f]*$/.test(line);
  const parts = line.match(isAscii ? /[^]{1,74}/gu : /[^]{1,18}/gu) ?? [];
  return parts.join('\r\n ');
}

export function calendarFile(event: TentativeEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(event.maker)}//${event.language.toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:${calendarText(event.uid)}`,
    `DTSTAMP:${utc(event.madeAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${calendarText(event.summary)}`,
    `DESCRIPTION:${calendarText(event.description)}`,
    ...(event.location === '' ? [] : [`LOCATION:${calendarText(event.location)}`]),
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

type Words = {
  summary: string;
  description: string;
  /** Stands before what the visitor wants taken away. */
  message: string;
  /** Puts a label before its value: "{label}: {value}". */
  labelled: string;
  language: string;
};

type Options = { utcOffsets: UtcOffsets; words: Words; brand: { name: string; siteUrl: string } };

export type VisitEvent = Omit<TentativeEvent, 'madeAt'>;

/** Gives the event of a booking, by the city's clock; null for a request without a day. */
export function visitEvent(
  { pushId, visit, message }: Confirmation,
  { utcOffsets, words, brand }: Options,
): VisitEvent | null {
  if (!visit) return null;
  const asked = fillText(words.labelled, { label: words.message, value: message });
  return {
    uid: `${pushId}@${new URL(brand.siteUrl).hostname}`,
    start: momentInCity(visit.date, visit.start, utcOffsets),
    end: momentInCity(visit.date, visit.end, utcOffsets),
    summary: words.summary,
    description: `${words.description}\n\n${asked}`,
    location: visit.address,
    maker: brand.name,
    language: words.language,
  };
}
