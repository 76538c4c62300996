import * as fc from 'fast-check';
import { openNamespace } from '../../../../local/database/namespace';
import { makePushId } from '../../../../src/features/requests/rules/push-id';
import { databaseRules } from '../../../../scripts/rules/rules-text';
import { bookingDates } from '../../../../src/features/requests/rules/booking';
import { cityTime } from '../../../../src/shared/time/city-clock';
import { bookingChecks, quoteChecks } from '../../../../src/features/requests/rules/checks';
import { buildJob } from '../../../../src/features/requests/rules/job';
import { buildLead } from '../../../../src/features/requests/rules/lead';
import * as masks from '../../../../src/shared/text/masks';
import type { RecordPath, SavedRecord } from '../../../../src/features/requests/rules/records';
import { pastedText, writtenName, writtenPhone } from '../../../support/pasted-text';

const { maskMessage, maskName, maskPhone, maskPostalCode, maskUnit, maskZip } = masks;

// Whatever a visitor pastes and the form lets through is a record that the rules accept: one that
// it refused would be a customer lost.
const database = openNamespace({ rules: databaseRules('recent'), file: null });

/** Throws where the rules refuse the record, then gives what is stored. */
function save(path: RecordPath, record: SavedRecord): unknown {
  const at = `${path}/${makePushId(Date.now())}`;
  database.set(at, record);
  // The retry of a confirmation that was lost on its way back learns that the record has arrived.
  expect(() => database.set(at, record)).toThrow('Permission denied');
  expect(database.read(`${at}/brand_id`)).toBe(1);
  const stored = database.read(at, true);
  database.set(at, null, true);
  return stored;
}

const context = fc.record({
  locationId: fc.constantFrom('', '13929', '35818'),
  ipAddress: fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('Unavailable')),
  now: fc.date({ min: new Date(2026, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true }),
});

const name = fc.oneof(writtenName, pastedText).map(maskName);
const phone = fc
  .oneof({ weight: 5, arbitrary: writtenPhone.map(({ written }) => written) }, pastedText)
  .map(maskPhone);
const message = pastedText.map(maskMessage);
const zip = fc.oneof(pastedText.map(maskZip), pastedText.map(maskPostalCode), fc.constant(undefined));

test('the database accepts any lead that the form lets through, as it is', () => {
  fc.assert(
    fc.property(fc.record({ name, phone, message, zip }), context, (values, sentFrom) => {
      const lead = buildLead(values, sentFrom);
      fc.pre(Object.entries(quoteChecks).every(([field, check]) => !check(values[field as 'name'])));
      expect(save('leads', lead)).toStrictEqual(lead);
    }),
    { numRuns: 200 },
  );
});

/** A city whose clock never changes. */
const inPanama = (now: Date) => cityTime(now, [[0, -300]]);
const windows = [{ start: '9:00' }, { start: '11:00' }, { start: '13:00' }, { start: '15:00' }];
const startOfWindow = fc.constantFrom(...windows.map(({ start }) => start));

const part = pastedText;
const address = fc.record({ street: part, city: part, state: part, zip: part, country: part });

const booking = fc.record({
  name,
  phone,
  message,
  timeWindow: startOfWindow,
  propertyType: fc.constantFrom('', 'House', 'Apartment', 'Business', 'Castle'),
  unit: fc.oneof(pastedText.map(maskUnit), pastedText, fc.constant(undefined)),
  flexibility: fc.constantFrom('', 'true', 'false'),
  address,
});

test('the database accepts any job that the form lets through, as it is', () => {
  fc.assert(
    fc.property(booking, context, fc.nat(7), (answers, sentFrom, day) => {
      const dates = bookingDates(windows, inPanama(sentFrom.now), 'en');
      const values = { ...answers, date: dates[day]?.value ?? '' };
      const job = buildJob(values, sentFrom);
      fc.pre(Object.entries(bookingChecks).every(([field, check]) => !check(values[field as 'name'])));
      expect(save('jobs', job)).toStrictEqual(job);
    }),
    { numRuns: 200 },
  );
});
