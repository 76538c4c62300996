import { findQuestions } from '../../../../src/features/questions/rules/find-questions';

const entry = (id: string, topic: string, question: string, html: string) => ({ id, topic, question, html });

const entries = [
  entry('cafe', 'Loads', 'Do you clear cafés?', '<p>Cafés and offices. Ask for a <em>quote</em> first.</p>'),
  entry('cost', 'Price', 'What will it cost me?', '<p>By <strong>how much of a truck</strong> it is.</p>'),
  entry('today', 'Booking', 'Can you come today?', '<p>Yes: <a href="/book-now">pick a window</a>.</p>'),
  entry('quote', 'Price', 'Is the quote free?', '<p>Yes, also for "R&amp;D" &lt; &quot;big&quot; loads.</p>'),
];
const all = ['cafe', 'cost', 'today', 'quote'];
const words = { synonyms: ['today tomorrow weekend', 'price refund'], endings: 'ing s' };

test.each([
  // Nothing typed.
  ['', all],
  // Words of the question, without their accents and capitals, and as far as they are typed.
  ['cost', ['cost']],
  ['cafe', ['cafe']],
  ['cafe\u0301', ['cafe']],
  // Several words, each of which must be there, wherever.
  ['come today', ['today']],
  ['cost today', []],
  // Only in the answer, or only in the topic.
  ['window', ['today']],
  // There the whole word, but for its ending: half of one means another.
  ['win', []],
  ['windows', ['today']],
  // What means the same.
  ['weekend', ['today']],
  ['refunds', ['cost', 'quote']],
  ['price', ['cost', 'quote']],
  ['R&D', ['quote']],
  // In the question before elsewhere.
  ['quote', ['quote', 'cafe']],
  // What stands in an answer's markup is not its words.
  ['book-now', []],
])('%j finds %j', (query, expected) => {
  expect(findQuestions(query, entries, words).map(({ id }) => id)).toStrictEqual(expected);
});
