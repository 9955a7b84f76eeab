import { describeMachine } from '../bench/figures.ts';
import { measureLoads } from '../bench/functions/measure-loads.ts';
import { reportLatency, reportLoads } from '../bench/functions/report.ts';
import { seededRandom } from '../bench/random.ts';
import { startBenchEmulators } from '../bench/start-emulators.ts';
import { buildFunctions, functionsBundle } from '../suite/build-functions.ts';
import { runCommand } from '../suite/lifetime.ts';
import { readBenchSettings } from '../suite/settings.ts';
import { step } from '../suite/step.ts';

/** Measures how long the functions take to load, and how fast warm ones answer. */
await runCommand(async (lifetime) => {
  const settings = readBenchSettings(process.env);
  await step('Building the functions', () => buildFunctions(lifetime, settings));
  const source = functionsBundle(settings);
  const bench = { lifetime, settings, source, random: seededRandom(1) };
  console.log(describeMachine());
  reportLoads(await measureLoads(bench));
  const { died } = await startBenchEmulators(lifetime, settings);
  const { measureLatency } = await import('../bench/functions/measure-latency.ts');
  const latencies = await Promise.race([measureLatency(bench), died]);
  latencies.forEach(reportLatency);
  console.log(`\n${describeMachine()}`);
  return 0;
});
