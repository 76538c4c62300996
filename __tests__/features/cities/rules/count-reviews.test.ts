import { describeCounts } from '../../../../src/features/cities/rules/count-reviews';

const words = {
  both: '{here} from here, {around} from around',
  here: '{here} from here',
  around: '{around} from around',
};
const of = (...cities: (string | undefined)[]) => cities.map((city) => ({ city }));

test.each([
  [of('guelph', 'guelph', 'ottawa', undefined), '2 from here, 2 from around'],
  [of('guelph'), '1 from here'],
  [of('ottawa', undefined, undefined), '3 from around'],
  [of(), ''],
])('a count of none is never told', (reviews, text) => {
  expect(describeCounts(words, reviews, 'guelph')).toBe(text);
});
