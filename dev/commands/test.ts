import type { Layer } from '../test-layers/layer.ts';
import { sourceLayers, suiteLayers } from '../test-layers/layers.ts';
import { joinOutcomes, type Outcome } from '../test-layers/outcome.ts';
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
  const { passed, failures } = joinOutcomes([
    await runSourceLayers(lifetime, sourceLayers.filter(isWanted)),
    await runSuiteLayers(lifetime, suiteLayers.filter(isWanted)),
  ]);
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
});

function refuseUnknownLayers(names: string[]): void {
  const known = [...sourceLayers, ...suiteLayers].map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Problem(`There is no layer ${unknown.join(', ')}. The layers: ${known.join(', ')}.`);
  }
}

async function runSourceLayers(lifetime: Lifetime, layers: Layer[]): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const layer of layers) outcomes.push(await runLayer(layer, () => layer.run(lifetime, {})));
  return joinOutcomes(outcomes);
}

/** One suite for all of them; when it does not start or dies, the layers that are left count as failed. */
async function runSuiteLayers(lifetime: Lifetime, layers: Layer[]): Promise<Outcome> {
  if (layers.length === 0) return joinOutcomes([]);
  const settings = readTestSettings(process.env);
  console.log('\n── suite');
  const starting = startSuite(lifetime, settings, { isHot: false, isForPeople: false });
  await starting.catch(() => {});
  const environment = describeSuite(settings);
  const outcomes: Outcome[] = [];
  for (const layer of layers) {
    const work = async (): Promise<Outcome> => {
      const { died } = await starting;
      return Promise.race([layer.run(lifetime, environment), died]);
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
