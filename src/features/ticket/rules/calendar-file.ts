/** An event that a calendar takes: nothing is firm before somebody has confirmed it. */
export type TentativeEvent = {
  /** The same for the same request, so that a calendar replaces the event instead of adding it again. */
  uid: string;
  madeAt: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location: string;
  /** Who makes the file, as a calendar may show. */
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

/**
 * Breaks a line after at most 75 octets (RFC 5545, content lines), never within a character, which takes up to four. The
 * space before each further part is one of them.
 */
export function foldLine(line: string): string {
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  const isAscii = /^[\u0000-\u007f]*$/.test(line);
  const parts = line.match(isAscii ? /[^]{1,74}/gu : /[^]{1,18}/gu) ?? [];
  return parts.join('\r\n ');
}

/** Gives the text of an .ics file with one event. */
export function calendarFile({
  uid,
  madeAt,
  start,
  end,
  summary,
  description,
  location,
  maker,
  language,
}: TentativeEvent) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(maker)}//${language.toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:${calendarText(uid)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${calendarText(summary)}`,
    `DESCRIPTION:${calendarText(description)}`,
    ...(location === '' ? [] : [`LOCATION:${calendarText(location)}`]),
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
