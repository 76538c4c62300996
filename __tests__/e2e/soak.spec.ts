import { expect, test } from '@playwright/test';
import { runSoak } from '../../scripts/soak/run-soak';

test('requests sent under a random mix of faults are all saved once, as they were typed', async () => {
  test.setTimeout(1_200_000);
  const submissions = 24;
  const lines: string[] = [];
  const result = await runSoak({
    submissions,
    seed: 7,
    workers: 2,
    log: (line) => lines.push(line),
  });
  expect(result, lines.join('\n')).toStrictEqual({
    sent: submissions,
    saved: submissions,
    lost: 0,
    doubled: 0,
    changed: 0,
  });
});
