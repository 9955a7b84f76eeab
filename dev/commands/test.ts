import type { Layer } from '../test-layers/layer.ts';
import { allLayers, sourceLayers, suiteLayers } from '../test-layers/layers.ts';
import { joinOutcomes, type Outcome } from '../test-layers/outcome.ts';
import { readRequest } from '../test-layers/read-request.ts';
import type { Selection } from '../test-layers/select-tests.ts';
import { suiteEnvironment } from '../test-layers/suite-environment.ts';
import { runCommand, type Lifetime } from '../suite/lifetime.ts';
import { Problem } from '../suite/problem.ts';
import { readTestSettings } from '../suite/settings.ts';
import { formatSeconds } from '../suite/step.ts';
import { startSuite } from '../suite/suite.ts';

/** All layers, those that are named, or some tests of one: see dev/README.md. */
await runCommand(async (lifetime) => {
  const { layers, selection } = await readRequest(process.argv.slice(2), allLayers);
  const isOurs = (layer: Layer): boolean => layers.includes(layer);
  const { passed, failures } = joinOutcomes([
    await runSourceLayers(lifetime, sourceLayers.filter(isOurs), selection),
    await runSuiteLayers(lifetime, suiteLayers.filter(isOurs), selection),
  ]);
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
});

async function runSourceLayers(
  lifetime: Lifetime,
  layers: Layer[],
  selection?: Selection,
): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const layer of layers) {
    outcomes.push(await runLayer(layer, () => layer.run(lifetime, {}, selection)));
  }
  return joinOutcomes(outcomes);
}

/** One suite for all of them; when it does not start or dies, the layers that are left count as failed. */
async function runSuiteLayers(
  lifetime: Lifetime,
  layers: Layer[],
  selection?: Selection,
): Promise<Outcome> {
  if (layers.length === 0) return joinOutcomes([]);
  const settings = readTestSettings(process.env);
  console.log('\n── suite');
  const starting = startSuite(lifetime, settings, { isHot: false, isForPeople: false });
  await starting.catch(() => {});
  const environment = suiteEnvironment(settings);
  const outcomes: Outcome[] = [];
  for (const layer of layers) {
    const work = async (): Promise<Outcome> => {
      const { died } = await starting;
      return Promise.race([layer.run(lifetime, environment, selection), died]);
    };
    outcomes.push(await runLayer(layer, work));
  }
  return joinOutcomes(outcomes);
}

async function runLayer({ name }: Layer, work: () => Promise<Outcome>): Promise<Outcome> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const outcome = await work().catch((error: unknown): Outcome => {
    console.error(error instanceof Problem ? error.message : error);
    return { passed: 0, failures: [String(error)] };
  });
  const { passed, failures } = outcome;
  const mark = failures.length === 0 ? '✓' : '✗';
  const duration = formatSeconds(performance.now() - started);
  console.log(`${mark} ${name}: ${passed} passed, ${failures.length} failed (${duration})`);
  return { passed, failures: failures.map((failure) => `${name}: ${failure}`) };
}
