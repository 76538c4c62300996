import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './__tests__/support/journey';

const longJourneys = ['edit-the-site.spec.ts', 'second-brand.spec.ts', 'soak.spec.ts'];

/** Visitor journeys on the twin of production, each with a database, hosting and lookups of its own. */
export default defineConfig<JourneyOptions>({
  testDir: '__tests__/e2e',
  outputDir: '.local/test-results',
  fullyParallel: true,
  // A journey waits far longer than it works; more browsers at once than this need more memory than a laptop has.
  workers: Math.min(8, 4 * availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  // A slow machine is no fault: speed is measured elsewhere.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // A slow moment is tried again, and listed as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.local/reports/playwright.json' }]],
  projects: [
    // These have a build or many requests of their own: they begin first, so that nothing waits for them at the end.
    { name: 'long journeys', testMatch: longJourneys },
    { name: 'journeys', testIgnore: longJourneys },
    {
      name: 'journeys, WebSockets refused',
      grep: /@either-road/,
      use: { refusesWebSockets: true },
    },
  ],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Kept of every journey, it would take a quarter of their time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
});
