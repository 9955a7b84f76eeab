import { availableParallelism, loadavg } from 'node:os';
import { readOptions } from '../bench/options.ts';
import { buildFunctions } from '../suite/build-functions.ts';
import { startEmulators } from '../suite/emulators.ts';
import { emulatorEnvironment } from '../suite/functions-environment.ts';
import { runCommand } from '../suite/lifetime.ts';
import { readBenchSettings } from '../suite/settings.ts';
import { step } from '../suite/step.ts';

/** Payments through everything that can go wrong, and how fast they are settled. */
await runCommand(async (lifetime) => {
  const options = readOptions(process.argv.slice(2));
  const settings = readBenchSettings(process.env);
  await step('Building the functions', () => buildFunctions(lifetime, settings));
  const { ready, died } = await startEmulators(lifetime, settings, {
    only: ['auth', 'firestore'],
    showsErrors: false,
  });
  await step('Starting the Firebase emulators', () => ready);
  Object.assign(process.env, emulatorEnvironment(settings));
  const { runBench } = await import('../bench/run-bench.ts');
  describeRun('Begins', options);
  const isRight = await Promise.race([runBench(lifetime, settings, options), died]);
  describeRun('Ended', options);
  return isRight ? 0 : 1;
});

function describeRun(moment: string, { payments, seed }: ReturnType<typeof readOptions>): void {
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(
    `\n${moment}: --payments ${payments} --seed ${seed}; Node ${process.versions.node}, ${availableParallelism()} processors, load ${load.join(' ')}`,
  );
}
