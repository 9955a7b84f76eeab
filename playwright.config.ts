import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './dev/test-layers/chromium-options.ts';
import { readTestSettings } from './dev/suite/settings.ts';
import { pickSuite } from './dev/test-layers/pick-suite.ts';
import { suitesEnvironment } from './dev/test-layers/suite-environment.ts';

// Outside `npm test`, the tests use the suite of `npm run test:suite`.
if (!process.env['TEST_SUITES']) {
  Object.assign(process.env, suitesEnvironment([readTestSettings(process.env)]));
}
// Each worker loads this file too.
pickSuite(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));

/** The browser tests run against a suite that `npm test` or `npm run test:suite` has started. */
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
    // Fails a stuck action before the test's own timeout, so that the report names the action.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: {
      mode: 'retain-on-failure',
      // Pictures of every step would take a third of the processor time.
      screenshots: false,
      // Snapshots would take another quarter, so only a journey that runs on its own has them.
      snapshots: !process.env['WITHOUT_SNAPSHOTS'],
    },
    launchOptions: chromiumOptions(),
    // Animations would take a tenth of the processor time. Tests about motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
