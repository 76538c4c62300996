import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser, launchFirefoxWith } from './scripts/browser';
import type { E2eOptions } from './__tests__/support/e2e-test';

const longTests = ['edit-*.spec.ts', 'photos-from-a-phone.spec.ts'];

/** Left out where it is not installed. */
const firefox = {
  name: 'Firefox',
  grep: /@any-browser/,
  use: { browserName: 'firefox' as const, ignoreHTTPSErrors: true, launchOptions: launchFirefoxWith() },
};

/** E2e tests on the production build, each worker with a database, hosting and lookups of its own. */
export default defineConfig<E2eOptions>({
  // Those of the editing screen and of the tools are in their own folders.
  testDir: '.',
  testMatch: '**/__tests__/e2e/*.spec.ts',
  respectGitIgnore: true,
  outputDir: '.local/test-results',
  fullyParallel: true,
  // With two e2e tests for each processor, those of the editing screen ran out of time on a slow machine.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 25_000 },
  reportSlowTests: { max: 10, threshold: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.local/reports/playwright.json' }]],
  projects: [
    // These have many steps: they begin first, so that nothing waits for them at the end.
    { name: 'long tests', testMatch: longTests, timeout: 120_000 },
    { name: 'Chromium', testIgnore: longTests },
    ...(findBrowser('Firefox') || process.env.CI ? [firefox] : []),
  ],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // What moves takes a processor; an e2e test about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // So that an e2e test that hangs says where.
    actionTimeout: 25_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: findBrowser('headless Chromium'), args: ['--disable-quic'] },
  },
});
