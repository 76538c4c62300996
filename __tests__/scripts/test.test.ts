import { readdirSync, writeFileSync } from 'node:fs';
import { countE2eTests } from '../../scripts/test/counts';
import { runCommand } from '../../scripts/test/run-tool';
import { describeBudgets } from '../../scripts/test/static-checks';
import { listFiles } from '../../scripts/git';

jest.mock('../../scripts/test/run-tool');
jest.mock('../../scripts/git');

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

test('an e2e test that passes only at its second try has failed', async () => {
  jest.mocked(runCommand).mockImplementation(async () => {
    const report = { stats: { expected: 4, unexpected: 2, flaky: 1 } };
    writeFileSync('.local/reports/playwright.json', JSON.stringify(report));
    return { isGreen: false, said: '' };
  });
  expect(await countE2eTests()).toEqual({ passed: 4, failed: 3 });
});

test('a project with more decisions than its budget is too large', () => {
  const decision = `docs/decisions/${readdirSync('docs/decisions').find((name) => name.startsWith('0'))}`;
  jest.mocked(listFiles).mockReturnValueOnce(Array<string>(20).fill(decision));
  expect(describeBudgets()).toContain('fits     decisions: 20 of 20');
  jest.mocked(listFiles).mockReturnValueOnce(Array<string>(21).fill(decision));
  expect(describeBudgets()).toContain('TOO MANY decisions: 21 of 20');
});
