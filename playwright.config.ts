import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './dev/test-layers/chromium-options.ts';
import { pickSuite } from './dev/test-layers/pick-suite.ts';

// Workers load this file too.
pickSuite(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));

/** The browser journeys run against a suite that `npm test` has started and describes in the environment. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/browser-tests',
  workers: 1,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['SITE_URL'],
    // Says where a journey stands before its time is over.
    actionTimeout: 60_000,
    trace: 'retain-on-failure',
    launchOptions: chromiumOptions(),
  },
});
