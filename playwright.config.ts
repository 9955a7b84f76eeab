import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './dev/test-layers/chromium-options.ts';
import { readTestSettings } from './dev/suite/settings.ts';
import { pickSuite } from './dev/test-layers/pick-suite.ts';
import { suitesEnvironment } from './dev/test-layers/suite-environment.ts';

// Without the suites of `npm test`, the journeys take that of `npm run test:suite`.
if (!process.env['TEST_SUITES']) {
  Object.assign(process.env, suitesEnvironment([readTestSettings(process.env)]));
}
// Workers load this file too.
pickSuite(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));

/** The browser journeys run against a suite that `npm test` or `npm run test:suite` has started. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/browser-tests',
  workers: 1,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['SITE_URL'],
    // Says where a journey stands before its time is over.
    actionTimeout: 60_000,
    // Pictures of each moment would take a third of the processors.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: chromiumOptions(),
    // Animations would take a tenth of the processor time. The journeys about motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
