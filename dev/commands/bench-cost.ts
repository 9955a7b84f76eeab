import { openMeter } from '../bench/cost/meter.ts';
import { startProvider } from '../bench/cost/provider.ts';
import { startBenchEmulators } from '../bench/start-emulators.ts';
import { startMailbox } from '../mailbox/server.ts';
import { processEnvironment } from '../suite/functions-environment.ts';
import { runCommand } from '../suite/lifetime.ts';
import { readBenchSettings } from '../suite/settings.ts';

/** Counts what an order, a message and an idle day ask of the database, of Razorpay and of the functions. */
await runCommand(async (lifetime) => {
  const settings = readBenchSettings(process.env);
  const { died } = await startBenchEmulators(lifetime, settings);
  const { mailbox: httpPort, smtp: smtpPort } = settings.ports;
  const mailbox = await startMailbox({ httpPort, smtpPort });
  lifetime.add(() => mailbox.close());
  const provider = await startProvider(lifetime, settings);
  const meter = await openMeter(lifetime, settings);
  Object.assign(process.env, processEnvironment(settings), {
    FIRESTORE_EMULATOR_HOST: meter.firestoreHost,
    RAZORPAY_API_URL: meter.providerUrl,
  });
  const { runCostBench } = await import('../bench/cost/run-cost-bench.ts');
  await Promise.race([runCostBench(meter, { settings, provider }), died]);
  return 0;
});
