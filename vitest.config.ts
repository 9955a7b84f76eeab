import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumOptions } from './dev/test-layers/chromium-options.ts';
import { readTestSettings } from './dev/suite/settings.ts';
import { suiteCount } from './dev/test-layers/pick-suite.ts';
import { suitesEnvironment } from './dev/test-layers/suite-environment.ts';
import { testFiles } from './dev/test-layers/test-files.ts';
import { oneReact, preactForReact, reactLibraries } from './web/build/scripts/preact-for-react.ts';

const setupFiles = ['tests/support/refuse-other-errors.ts'];

const notUnit = ['**/node_modules/**', ...testFiles.components];

/**
 * Unit tests that mock modules or change their process. In a shared process, these changes would affect later
 * files.
 */
const ownUnitProcess = globSync(testFiles.unit, { exclude: notUnit }).filter(
  (file) =>
    file.endsWith('.own-process.test.ts') ||
    /vi\.(mock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

const ownProcess = ['tests/functions/**/*.own-process.test.ts'];
const withEvents = ['tests/functions/**/*.with-events.test.ts'];

/** Outside `npm test`, the tests use the suite of `npm run test:suite`. */
const suiteVariables = process.env['TEST_SUITES']
  ? {}
  : suitesEnvironment([readTestSettings(process.env)]);

const functions = {
  env: suiteVariables,
  setupFiles: ['tests/support/functions/pick-suite.ts', ...setupFiles],
  // Tests sweep the whole database and set faults of the sandbox, so each worker needs its own suite.
  fileParallelism: suiteCount > 1,
  testTimeout: 180_000,
  hookTimeout: 300_000,
  // The events of a test queue behind the events of earlier tests.
  expect: { poll: { timeout: 120_000 } },
};

const sharingProcess = {
  ...functions,
  setupFiles: [...functions.setupFiles, 'tests/support/functions/start-empty.ts'],
  // Separate processes took 452 s instead of 368 s.
  isolate: false,
  unstubEnvs: true,
};

const siteVariables = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-site.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-site',
  VITE_FIREBASE_APP_ID: 'app',
};

const unit = {
  setupFiles,
  env: siteVariables,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

const testReact = fileURLToPath(new URL('web/tests/react.ts', import.meta.url));

/** Tests of components in a real Chromium, with stand-ins for the server. See web/tests. */
const components: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [tailwindcss()],
  // In `npm test`, the browser keeps the modules. While Vitest watches, it must ask whether they have changed.
  ...(process.env['CACHE_MODULES'] && { server: { headers: { 'Cache-Control': 'max-age=3600' } } }),
  resolve: { alias: [{ find: /^react$/, replacement: testReact }] },
  // Vite would reload running tests when it first finds a library to optimise.
  optimizeDeps: {
    force: true,
    exclude: oneReact.exclude,
    include: [...oneReact.include, 'preact/test-utils'],
  },
  test: {
    name: 'components',
    include: testFiles.components,
    setupFiles: ['web/tests/setup.ts'],
    testTimeout: 60_000,
    // The first accessibility check takes seconds on a slow machine.
    expect: { poll: { timeout: 30_000 } },
    env: siteVariables,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: chromiumOptions(),
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      screenshotFailures: false,
      commands: {
        showIn: ({ page }, colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme }),
        print: ({ page }, isPrinted: boolean) =>
          page.emulateMedia({ media: isPrinted ? 'print' : null }),
      },
    },
  },
};

/** All projects but `unit`, `components` and `rehearsal` need the emulators of a running suite. */
export default defineConfig({
  resolve: {
    alias: [
      {
        find: '@shared',
        replacement: fileURLToPath(new URL('functions/shared', import.meta.url)),
      },
      ...preactForReact,
    ],
  },
  test: {
    server: { deps: { inline: reactLibraries } },
    // By default, Vitest leaves one of two processors idle.
    maxWorkers: 2,
    // `npm test` requires full branch coverage of these files in the `functions` layer.
    coverage: {
      provider: 'istanbul',
      reportsDirectory: '.local/coverage',
      include: ['functions/src/payments/**/*.ts'],
      // Schedules and some endpoints run in the Functions emulator, where coverage can't see them.
      exclude: ['**/*.{endpoint,schedule}.ts'],
      thresholds: { branches: 100 },
      reporter: ['text'],
    },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: testFiles.unit,
          exclude: [...notUnit, ...ownUnitProcess],
          // Separate processes took 119 s of processor time instead of 52 s.
          isolate: false,
        },
      },
      { extends: true, test: { ...unit, name: 'unit-own-process', include: ownUnitProcess } },
      components,
      {
        extends: true,
        test: {
          name: 'rehearsal',
          setupFiles,
          include: testFiles.rehearsal,
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          env: suiteVariables,
          include: testFiles.rules,
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...sharingProcess,
          name: 'functions',
          include: testFiles.functions,
          exclude: [...ownProcess, ...withEvents],
          setupFiles: ['tests/support/functions/without-events.ts', ...sharingProcess.setupFiles],
        },
      },
      {
        extends: true,
        test: { ...sharingProcess, name: 'functions-with-events', include: withEvents },
      },
      {
        extends: true,
        // The functions read the stubbed variables when they load.
        test: { ...functions, name: 'functions-own-process', include: ownProcess },
      },
    ],
  },
});
