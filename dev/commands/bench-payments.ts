import { describeMachine } from '../bench/figures.ts';
import { readOptions } from '../bench/options.ts';
import { startBenchEmulators } from '../bench/start-emulators.ts';
import { buildFunctions } from '../suite/build-functions.ts';
import { runCommand } from '../suite/lifetime.ts';
import { readBenchSettings } from '../suite/settings.ts';
import { step } from '../suite/step.ts';

/** Settles payments through faults, and measures how fast they are settled. */
await runCommand(async (lifetime) => {
  const options = readOptions(process.argv.slice(2));
  const settings = readBenchSettings(process.env);
  await step('Building the functions', () => buildFunctions(lifetime, settings));
  const { died } = await startBenchEmulators(lifetime, settings);
  const { runBench } = await import('../bench/run-bench.ts');
  const run = `--payments ${options.payments} --seed ${options.seed}`;
  console.log(`\nBegins: ${run}; ${describeMachine()}`);
  const isRight = await Promise.race([runBench(lifetime, settings, options), died]);
  console.log(`\nEnded: ${run}; ${describeMachine()}`);
  return isRight ? 0 : 1;
});
