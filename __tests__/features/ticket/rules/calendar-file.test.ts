import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { visitFile } from '../../../../src/features/ticket/rules/calendar-file';
import { listUtcOffsets } from '../../../../src/content-model/gatsby/utc-offsets';
import { parseConfirmation } from '../../../../src/features/ticket/rules/confirmation';
import { validAddress, validJob } from '../../../support/records';

const toronto = listUtcOffsets('America/Toronto', 2026);
const madeAt = new Date('2026-03-02T13:30:15.678Z');
const pushId = '-OexampleKey-x7Kq2_0';

const words = { summary: 'Asked for', description: 'Not confirmed yet.' };

/** The file of a booking from 9:00 to 11:00. */
function fileOf(description = 'One sofa', street = '1 Oak St') {
  const record = validJob({ date: '2026-03-09', description, cus_address: validAddress({ street }) });
  const request = parseConfirmation({ key: pushId, record }, 'en');
  return visitFile(request!, request!.visit!, {
    utcOffsets: toronto,
    words: { ...words, message: 'What goes', labelled: '{label}: {value}', language: 'en' },
    brand: { name: 'Lugmore, Inc.', siteUrl: 'https://www.lugmore.example/' },
    madeAt,
  });
}

function opened(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  const component = calendar.getFirstSubcomponent('vevent')!;
  return { component, event: new ICAL.Event(component) };
}

test('a calendar reads the visit, and that nothing is firm', () => {
  const { component, event } = opened(fileOf());
  expect(event.uid).toBe(`${pushId}@www.lugmore.example`);
  expect(event.summary).toBe('Asked for');
  expect(event.location).toBe('1 Oak St, 12B, Toronto, ON m5h2n2');
  expect(event.startDate.toString()).toBe('2026-03-09T13:00:00Z');
  expect(event.endDate.toString()).toBe('2026-03-09T15:00:00Z');
  expect(String(component.getFirstPropertyValue('status'))).toBe('TENTATIVE');
  expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-03-02T13:30:15Z');
});

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'\\;,:\n\r"n \t\u0000\u0085🛋é'),
    fc.string({ unit: 'grapheme', maxLength: 1 }),
  ),
  maxLength: 400,
  size: 'max',
});

test('whatever is written, the file has lines of at most 75 octets and reads back as one event', () => {
  fc.assert(
    fc.property(hostile, hostile, (message, street) => {
      const text = fileOf(message, street);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const { event } = opened(text);
      const expected = message
        .replace(/\r\n?|\u0085|\u2028|\u2029/g, '\n')
        .replace(/[^\P{Cc}\n\u0080-\u009f]/gu, ' ');
      expect(event.description).toBe(`Not confirmed yet.\n\nWhat goes: ${expected}`);
    }),
  );
});
