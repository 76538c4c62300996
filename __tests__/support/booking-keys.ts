import { endTime } from '../../src/features/requests/rules/booking';
import { booking } from './e2e-texts';
import { validJob, type TestRecord } from './records';
import { expectedLead, typedAnswers } from './saved-lead';

const withUnit = booking.propertyTypes.findIndex(({ hasUnit }) => hasUnit);
const answers = expectedLead({ stringMatching: String }, {});

/** Goes on to a choice and takes one, counted from its first: not every browser goes from the first to the last. */
const choose = (index: number): string[] => [
  'Tab',
  'Space',
  ...Array.from({ length: index }, () => 'ArrowRight'),
];

/** What books by keyboard from the first open day on, each a key or a text: the second, and the last of other choices. */
export const bookingKeys: readonly string[] = [
  'Space',
  'ArrowRight',
  ...choose(booking.timeWindows.length - 1),
  ...choose(booking.flexibility.length - 1),
  ...[typedAnswers.Name, typedAnswers.Phone].flatMap((text) => ['Tab', text]),
  ...choose(withUnit),
  ...['12B', '100 Queen St W', 'Toronto', 'ON', 'M5H 2N2'].flatMap((text) => ['Tab', text]),
  'Tab',
  typedAnswers.Message,
  // The box for offers, and the line of what is agreed to.
  'Tab',
  'Tab',
  'Tab',
  'Enter',
];

/** The job that they save. */
export function bookedJob(date: string): TestRecord {
  const { start } = booking.timeWindows.at(-1)!;
  return validJob({
    date,
    start_time: start,
    end_time: endTime(start),
    cus_address: {
      street: '100 Queen St W',
      unit: '12B',
      city: 'Toronto',
      state: 'ON',
      zip: 'M5H 2N2',
      country: 'Canada',
    },
    cus_name: answers.name,
    description: answers.note_from_customer,
    is_time_sensitive: booking.flexibility.at(-1)!.timeSensitive,
    property_type: booking.propertyTypes[withUnit]!.value,
  });
}
