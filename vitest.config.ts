import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { suiteCount } from './dev/test-layers/pick-suite.ts';
import { testFiles } from './dev/test-layers/test-files.ts';

const setupFiles = ['tests/support/refuse-other-errors.ts'];

const ownProcess = ['tests/functions/**/*.own-process.test.ts'];

/** What both projects of the functions' tests have in common. */
const functions = {
  setupFiles: ['tests/support/functions/pick-suite.ts', ...setupFiles],
  // Tests sweep the whole database and switch the sandbox: each worker needs a suite of its own.
  fileParallelism: suiteCount > 1,
  testTimeout: 180_000,
  hookTimeout: 300_000,
  // The events of a test wait behind those of the tests before it.
  expect: { poll: { timeout: 120_000 } },
};

/** The projects but `unit` need the emulators of a running suite; `npm test` starts one. */
export default defineConfig({
  resolve: {
    alias: { '@shared': fileURLToPath(new URL('functions/shared', import.meta.url)) },
  },
  test: {
    // In watch mode: the Functions emulator has loaded what HTTP tests reach.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/.local/*/functions-loaded'],
    // By itself it leaves one of two processors idle.
    maxWorkers: 2,
    // What `npm test` asks of the layer `functions`: no branch of these is left untried.
    coverage: {
      provider: 'v8',
      reportsDirectory: '.local/coverage',
      include: ['functions/src/payments/**/*.ts'],
      // These run in the Functions emulator, where coverage is not seen.
      exclude: ['**/*.{endpoint,schedule}.ts'],
      thresholds: { branches: 100 },
      reporter: ['text'],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles,
          include: testFiles.unit,
          exclude: ['**/node_modules/**'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: testFiles.rules,
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...functions,
          name: 'functions',
          include: testFiles.functions,
          exclude: ownProcess,
          // A process for each file took 452 s instead of 368.
          isolate: false,
          unstubEnvs: true,
        },
      },
      {
        extends: true,
        // What they stub is read when the functions load.
        test: { ...functions, name: 'functions-own-process', include: ownProcess },
      },
    ],
  },
});
