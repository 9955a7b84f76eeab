import { functionsBundle } from '../suite/build-functions.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import type { Settings } from '../suite/settings.ts';
import { isAsExpected } from './chaos/audit.ts';
import { runChaos } from './chaos/run-chaos.ts';
import { runIssuing } from './issuing/run-issuing.ts';
import { runLatency } from './latency/run-latency.ts';
import type { BenchOptions } from './options.ts';
import { seededRandom } from './random.ts';
import { reportChaos, reportIssuing, reportLatency, reportSpeed } from './report.ts';
import { runSpeed } from './speed/run-speed.ts';

/** Runs the phases, each repeatable by itself. Resolves to whether all payments were booked correctly. */
export async function runBench(
  lifetime: Lifetime,
  settings: Settings,
  { payments, seed, phases }: BenchOptions,
): Promise<boolean> {
  const bench = { lifetime, settings, payments, source: functionsBundle(settings) };
  let isRight = true;
  if (phases.includes('speed')) {
    reportSpeed(await runSpeed({ ...bench, random: seededRandom(seed) }));
  }
  if (phases.includes('chaos')) {
    const chaos = await runChaos({ ...bench, random: seededRandom(seed) });
    reportChaos(chaos);
    isRight = chaos.findings.every(isAsExpected);
  }
  if (phases.includes('latency')) {
    reportLatency(await runLatency({ ...bench, random: seededRandom(seed) }));
  }
  if (phases.includes('receipts')) {
    const issuing = await runIssuing({ ...bench, random: seededRandom(seed) });
    reportIssuing(issuing);
    isRight &&= issuing.gaps === 0;
  }
  return isRight;
}
