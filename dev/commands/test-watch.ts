import { watchFunctions } from '../suite/build-functions.ts';
import { runCommand } from '../suite/lifetime.ts';
import { Problem } from '../suite/problem.ts';
import { readTestSettings } from '../suite/settings.ts';
import { startSuite } from '../suite/suite.ts';
import { allLayers } from '../test-layers/layers.ts';
import { readRequest } from '../test-layers/read-request.ts';
import { suitesEnvironment } from '../test-layers/suite-environment.ts';

/** Runs tests of one layer, and runs them again after each change, on a suite that stays up. */
await runCommand(async (lifetime) => {
  const { layers, selection } = await readRequest(process.argv.slice(2), allLayers);
  const [layer, ...others] = layers;
  if (layer?.watch === undefined || others.length > 0) {
    throw new Problem('Name one layer with tests: npm run test:watch -- functions settle-payment');
  }
  lifetime.markReady();
  if (!layer.suites) return layer.watch(lifetime, {}, selection);
  const settings = readTestSettings(process.env);
  const { died } = await startSuite(lifetime, settings, { isHot: false, isForPeople: false });
  const bundling = await watchFunctions(lifetime, settings);
  return Promise.race([
    layer.watch(lifetime, suitesEnvironment([settings]), selection),
    died,
    bundling.died,
  ]);
});
