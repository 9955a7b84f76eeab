import { addCounts, type Count } from '../test-layers/count.ts';
import type { Layer } from '../test-layers/layer.ts';
import { sourceLayers, suiteLayers } from '../test-layers/layers.ts';
import {
  emulatorEnvironment,
  functionParameters,
  functionSecrets,
} from '../suite/functions-environment.ts';
import { runCommand, type Lifetime } from '../suite/lifetime.ts';
import { Problem } from '../suite/problem.ts';
import { hostOf, originOf, readTestSettings, type Settings } from '../suite/settings.ts';
import { formatSeconds } from '../suite/step.ts';
import { startSuite } from '../suite/suite.ts';

/** All layers, or those that are named: `npm test -- unit rules`. */
await runCommand(async (lifetime) => {
  const names = process.argv.slice(2);
  refuseUnknownLayers(names);
  const isWanted = ({ name }: Layer): boolean => names.length === 0 || names.includes(name);
  const count = addCounts([
    await runSourceLayers(lifetime, sourceLayers.filter(isWanted)),
    await runSuiteLayers(lifetime, suiteLayers.filter(isWanted)),
  ]);
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  return count.failed === 0 && count.passed > 0 ? 0 : 1;
});

function refuseUnknownLayers(names: string[]): void {
  const known = [...sourceLayers, ...suiteLayers].map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Problem(`There is no layer ${unknown.join(', ')}. The layers: ${known.join(', ')}.`);
  }
}

async function runSourceLayers(lifetime: Lifetime, layers: Layer[]): Promise<Count> {
  const counts: Count[] = [];
  for (const layer of layers) counts.push(await runLayer(layer, () => layer.run(lifetime, {})));
  return addCounts(counts);
}

/** One suite for all of them; when it does not start or dies, the layers that are left count as failed. */
async function runSuiteLayers(lifetime: Lifetime, layers: Layer[]): Promise<Count> {
  if (layers.length === 0) return { passed: 0, failed: 0 };
  const settings = readTestSettings(process.env);
  console.log('\n── suite');
  const starting = startSuite(lifetime, settings, { isHot: false, isForPeople: false });
  await starting.catch(() => {});
  const environment = describeSuite(settings);
  const counts: Count[] = [];
  for (const layer of layers) {
    const work = async (): Promise<Count> => {
      const { died } = await starting;
      return Promise.race([layer.run(lifetime, environment), died]);
    };
    counts.push(await runLayer(layer, work));
  }
  return addCounts(counts);
}

async function runLayer({ name }: Layer, work: () => Promise<Count>): Promise<Count> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const count = await work().catch((error: unknown): Count => {
    console.error(error instanceof Problem ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const mark = count.failed === 0 ? '✓' : '✗';
  const duration = formatSeconds(performance.now() - started);
  console.log(`${mark} ${name}: ${count.passed} passed, ${count.failed} failed (${duration})`);
  return count;
}

/** What the tests know of the suite. */
function describeSuite(settings: Settings): Record<string, string> {
  return {
    ...emulatorEnvironment(settings),
    ...functionParameters(settings),
    ...functionSecrets(settings),
    SANDBOX_URL: originOf(settings, 'sandbox'),
    MAILBOX_URL: originOf(settings, 'mailbox'),
    FUNCTIONS_URL: `http://${hostOf(settings, 'functions')}`,
  };
}
