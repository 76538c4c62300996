import { hourWords } from '../../../src/content-model/reading/hour-words';

test('opening hours are said in words, by groups of days', () => {
  const weekdays = ['Tuesday', 'Monday', 'Wednesday', 'Friday'];
  expect(
    hourWords([
      { days: weekdays, opens: '08:30', closes: '17:00' },
      { days: ['Sunday'], opens: '12:00', closes: '14:00' },
    ]),
  ).toStrictEqual({
    hours: 'Monday to Wednesday and Friday, 8:30 am to 5 pm; Sunday, 12 pm to 2 pm',
    openDays: 'Monday to Wednesday, Friday, and Sunday',
    bookingDays: 'Monday to Wednesday and Friday',
    opens: '8:30 am',
    closes: '5 pm',
  });
});
