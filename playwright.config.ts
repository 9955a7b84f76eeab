import { defineConfig } from '@playwright/test';

const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const isRoot = process.getuid?.() === 0;

/** The browser journeys run against a suite that `npm test` has started and describes in the environment. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/browser-tests',
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['SITE_URL'],
    // Pictures for each step would cost a fifth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
      args: isRoot ? [...quietFlags, '--no-sandbox'] : quietFlags,
    },
  },
});
