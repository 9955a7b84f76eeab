import { watchFunctions } from '../suite/functions/build-functions.ts';
import { runCommand } from '../suite/lifetime.ts';
import { originOf, readTestSettings } from '../suite/settings.ts';
import { startSuite } from '../suite/suite.ts';

/**
 * Keeps a suite for tests running, for `npx vitest` and `npx playwright test`. Rebuilds the functions after each
 * change.
 */
await runCommand(async (lifetime) => {
  const settings = readTestSettings(process.env);
  const { crashed } = await startSuite(lifetime, settings, { isHot: false, isInteractive: false });
  const bundling = await watchFunctions(lifetime, settings);
  console.log(`Ready: ${originOf(settings, 'hosting')}`);
  lifetime.markReady();
  return Promise.race([crashed, bundling.crashed]);
});
