import { renderTable } from '../../scripts/bench/results-table';
import { median, type Sample } from '../../scripts/bench/samples';

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 3, 10], 3.5],
  [[100, 20, 3], 20],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('no value has no median, and the values stay in their order', () => {
  expect(() => median([])).toThrow();
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

const paint = { name: 'Largest paint, ms', digits: 0 };
const shift = { name: 'Layout shift', digits: 3 };

test('one table: a row for each measure, a column for each kind of page, medians in the cells', () => {
  const samples: Sample[] = [
    { measure: paint, column: 'home', value: 1200 },
    { measure: shift, column: 'home', value: 0.0004 },
    { measure: paint, column: '/book', value: 990.6 },
    { measure: paint, column: 'home', value: 1000 },
    { measure: paint, column: 'home', value: 5000 },
  ];
  expect(renderTable(samples)).toBe(
    [
      '| Measure           |  home | /book |',
      '| ----------------- | ----: | ----: |',
      '| Largest paint, ms |  1200 |   991 |',
      '| Layout shift      | 0.000 |       |',
    ].join('\n'),
  );
});
