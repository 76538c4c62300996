import { hourWords } from '../../../src/content-model/reading/hour-words';

const range = '{from} to {to}';
const english = { language: 'en', locale: 'en-US', days: range, times: range };
const french = { language: 'fr', locale: 'fr-CA', days: 'du {from} au {to}', times: 'de {from} à {to}' };
const spanish = { language: 'es', locale: 'es-US', days: 'de {from} a {to}', times: 'de {from} a {to}' };

test('opening hours are said in words, by groups of days', () => {
  const weekdays = ['Tuesday', 'Monday', 'Wednesday', 'Friday'];
  expect(
    hourWords(
      [
        { days: weekdays, opens: '08:30', closes: '17:00' },
        { days: ['Sunday'], opens: '12:00', closes: '14:00' },
      ],
      english,
    ),
  ).toStrictEqual({
    hours: 'Monday to Wednesday and Friday, 8:30 am to 5 pm; Sunday, 12 pm to 2 pm',
    openDays: 'Monday to Wednesday, Friday, and Sunday',
    bookingDays: 'Monday to Wednesday and Friday',
    opens: '8:30 am',
    closes: '5 pm',
  });
});

test.each([
  [french, 'du lundi au mercredi et samedi, de 9 h à 17 h 30'],
  [spanish, 'de lunes a miércoles y sábado, de 9 a.m. a 5:30 p.m.'],
])('and so they are in $0.locale', (said, hours) => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Saturday'];
  const words = hourWords([{ days, opens: '09:00', closes: '17:30' }], said).hours;
  expect(words.replace(/\s/g, ' ')).toBe(hours);
});
