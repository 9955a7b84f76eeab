import { functionsBundle } from '../suite/build-functions.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import type { Settings } from '../suite/settings.ts';
import { isAsExpected } from './chaos/audit.ts';
import { runChaos } from './chaos/run-chaos.ts';
import { runLatency } from './latency/run-latency.ts';
import type { BenchOptions } from './options.ts';
import { seededRandom } from './random.ts';
import { reportChaos, reportLatency, reportSpeed } from './report.ts';
import { runSpeed } from './speed/run-speed.ts';

/** Runs all phases; whether everything was booked as it must be. */
export async function runBench(
  lifetime: Lifetime,
  settings: Settings,
  { payments, seed }: BenchOptions,
): Promise<boolean> {
  const source = functionsBundle(settings);
  const bench = { lifetime, settings, payments, source };
  reportSpeed(await runSpeed({ ...bench, random: seededRandom(seed) }));
  const chaos = await runChaos({ ...bench, random: seededRandom(seed + 1) });
  reportChaos(chaos);
  reportLatency(await runLatency({ ...bench, random: seededRandom(seed + 2) }));
  return chaos.findings.every(isAsExpected);
}
