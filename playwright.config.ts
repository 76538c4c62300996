import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from './scripts/browser';
import type { EngineOptions } from './__tests__/support/engine-journey';
import type { JourneyOptions } from './__tests__/support/journey';

const longJourneys = [
  'edit-*.spec.ts',
  'photos-from-a-phone.spec.ts',
  'random-faults.spec.ts',
];

/** The last list counts, so that ours repeats what Playwright's own list has for all browsers and pages. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the browser's own, which it loads for each journey behind an address bar that nobody sees. */
const addressBarPopups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** The main journeys in each engine, and in Chromium with only what older browsers have. */
const engines = [
  { name: 'WebKit', use: { engineName: 'WebKit' } },
  { name: 'Firefox', use: { engineName: 'Firefox' } },
  { name: 'Chromium', use: { engineName: 'Chromium' } },
  { name: 'as iOS 15', use: { asIn: { name: 'safari_ios', version: '15.0' } } },
  { name: 'as Chrome 100', use: { asIn: { name: 'chrome', version: '100' } } },
] as const;

/** Visitor journeys on the twin of production, each with a database, hosting and lookups of its own. */
export default defineConfig<JourneyOptions, EngineOptions>({
  // Those of the editing screen and of the tools are in their own folders.
  testDir: '.',
  testMatch: '**/__tests__/e2e/*.spec.ts',
  respectGitIgnore: true,
  outputDir: '.local/test-results',
  fullyParallel: true,
  // With two journeys for each processor, those of the editing screen ran out of time on a slow machine.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  // A slow machine is no fault: speed is measured elsewhere.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // A slow moment is tried again, and listed as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.local/reports/playwright.json' }]],
  projects: [
    // These have a build, many requests or many steps of their own: they begin first, so that nothing waits for them at the end.
    { name: 'long journeys', testMatch: longJourneys },
    { name: 'journeys', testIgnore: longJourneys },
    {
      name: 'journeys, WebSockets refused',
      grep: /@either-road/,
      use: { refusesWebSockets: true },
    },
    ...engines.map((engine) => ({ ...engine, testMatch: '__tests__/engines/*.spec.ts' })),
  ],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // What moves takes a processor; a journey about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // So that a journey that hangs says where.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Kept of every journey, it would take a quarter of their time. Its pictures would triple that of a journey with many pages.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        `--disable-features=${[...disabledByPlaywright, ...addressBarPopups].join()}`,
      ],
    },
  },
});
