import { sumTree } from '../../scripts/bench/process-tree';

test('a process counts with all that it started, and what they started, and nothing else', () => {
  const listing = [
    '  9    7  4000',
    '  1    0  100',
    ' 20    1 9999',
    '  5    1  1000',
    '  7    5   200',
    '',
  ];
  expect(sumTree(5, listing.join('\n'))).toBe(5200);
  expect(sumTree(20, listing.join('\n'))).toBe(9999);
});

test('a process that has ended counts nothing', () => {
  expect(sumTree(5, '1 0 100\n')).toBe(0);
});
