import { describeMachine } from '../bench/figures.ts';
import { startBenchEmulators } from '../bench/start-emulators.ts';
import { openDatabase } from '../bench/sweep/counted-database.ts';
import { serveOrders } from '../bench/sweep/provider-orders.ts';
import { processEnvironment } from '../suite/functions-environment.ts';
import { runCommand } from '../suite/lifetime.ts';
import { readBenchSettings } from '../suite/settings.ts';

/** More than a run of the sweep checks. */
const orders = 2000;

/** Simulates a month of the sweep, and compares it with the sweep itself. */
await runCommand(async (lifetime) => {
  const settings = readBenchSettings(process.env);
  const { died } = await startBenchEmulators(lifetime, settings);
  const database = await openDatabase({ lifetime, settings });
  await serveOrders({ lifetime, settings }, orders);
  Object.assign(process.env, processEnvironment(settings), {
    FIRESTORE_EMULATOR_HOST: database.host,
  });
  const { runSweepBench } = await import('../bench/sweep/run-sweep-bench.ts');
  console.log(`\nBegins: ${describeMachine()}`);
  const isSame = await Promise.race([runSweepBench(database), died]);
  console.log(`\nEnded: ${describeMachine()}`);
  return isSame ? 0 : 1;
});
