import { asEntries } from '../../../../src/features/questions/rules/local-questions';

test('a question of a city stands beside those of all cities, with its topic and its answer as HTML', () => {
  const questions = [
    { question: 'A sofa & a stair?', answer: 'Under <6 ft & not wet.', more: 'Feet unscrew.' },
    { question: 'When?', answer: 'Today.' },
  ];
  expect(asEntries(questions, 'Here')).toStrictEqual([
    {
      question: 'A sofa & a stair?',
      topic: 'Here',
      order: 0,
      html: '<p>Under &lt;6 ft &amp; not wet.</p><hr /><p>Feet unscrew.</p>',
    },
    { question: 'When?', topic: 'Here', order: 1, html: '<p>Today.</p>' },
  ]);
});
