import { defineConfig } from '@playwright/test';
import { pickSuite } from './dev/test-layers/pick-suite.ts';

const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as in a window.
  '--font-render-hinting=none',
];
const isRoot = process.getuid?.() === 0;

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
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
      args: isRoot ? [...quietFlags, '--no-sandbox'] : quietFlags,
    },
  },
});
