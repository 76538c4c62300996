import { fillCount } from '../../../src/shared/site/fill-count';

const english = '{count, plural, one {# box} other {# boxes}} left';
const made = '{count, plural, one {# ka} few {# kas} other {lots of ka}}';

test.each([
  ['en', english, 1, '1 box left'],
  ['en', english, 0, '0 boxes left'],
  ['fr', english, 0, '0 box left'],
  ['pl', made, 3, '3 kas'],
  ['pl', made, 5, 'lots of ka'],
  ['en', '{count} left', 1, '1 left'],
])('in %s "%s" says %i as "%s"', (language, text, count, said) => {
  expect(fillCount(text, count, language)).toBe(said);
});
