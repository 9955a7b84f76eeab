import { countFunctions } from '../bench/count-functions.ts';
import { startMailbox } from '../mailbox/server.ts';
import { startDatabases } from '../suite/emulators/start-databases.ts';
import { runCommand } from '../suite/lifetime.ts';
import { readBenchSettings } from '../suite/settings.ts';

await runCommand(async (lifetime) => {
  const settings = readBenchSettings(process.env);
  const { crashed } = await startDatabases(lifetime, settings);
  const { mailbox: httpPort, smtp: smtpPort } = settings.ports;
  const mailbox = await startMailbox({ httpPort, smtpPort });
  lifetime.add(() => mailbox.close());
  const functions = await countFunctions(lifetime, settings);
  const { runCostBench } = await import('../bench/cost.ts');
  await Promise.race([runCostBench(lifetime, settings, functions), crashed]);
  return 0;
});
