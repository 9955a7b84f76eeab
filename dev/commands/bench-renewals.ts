import { describeMachine } from '../bench/figures.ts';
import { parseArguments } from '../operator/parse-arguments.ts';
import { startDatabases } from '../suite/emulators/start-databases.ts';
import { runCommand } from '../suite/lifetime.ts';
import { readBenchSettings } from '../suite/settings.ts';

/** Measures how long many renewals on one day take, and what the payment of one costs. */
await runCommand(async (lifetime) => {
  const options = { plans: { type: 'string', default: '10000' } } as const;
  const usage = 'npm run bench:renewals -- [--plans 10000]';
  const { plans } = parseArguments({ options }, usage).values;
  const settings = readBenchSettings(process.env);
  const { crashed } = await startDatabases(lifetime, settings);
  const { countCalls } = await import('../bench/renewals/count-calls.ts');
  const counts = await countCalls(lifetime, settings);
  const { runRenewalsBench } = await import('../bench/renewals/run-renewals-bench.ts');
  console.log(describeMachine());
  await Promise.race([runRenewalsBench(counts, Number(plans)), crashed]);
  console.log(describeMachine());
  return 0;
});
