import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './__tests__/support/journey';

/** Visitor journeys on the twin of production, each with a database, hosting and lookups of its own. */
export default defineConfig<JourneyOptions>({
  testDir: '__tests__/e2e',
  outputDir: '.local/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Two journeys share two cores with a build's worth of browsers: a slow moment is tried again, and listed as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.local/reports/playwright.json' }]],
  projects: [
    { name: 'journeys' },
    {
      name: 'journeys, WebSockets refused',
      testMatch: 'never-lose-a-request.spec.ts',
      use: { refusesWebSockets: true },
    },
  ],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    trace: 'retain-on-failure',
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
