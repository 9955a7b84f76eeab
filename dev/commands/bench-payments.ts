import { describeMachine } from '../bench/figures.ts';
import { parseArguments } from '../operator/parse-arguments.ts';
import { buildFunctions } from '../suite/functions/build-functions.ts';
import { startDatabases } from '../suite/emulators/start-databases.ts';
import { runCommand } from '../suite/lifetime.ts';
import { readBenchSettings } from '../suite/settings.ts';
import { step } from '../suite/step.ts';

/** Measures how fast payments are recorded, compared with a bare handler. */
await runCommand(async (lifetime) => {
  const options = { payments: { type: 'string', default: '2000' } } as const;
  const usage = 'npm run bench:payments -- [--payments 2000]';
  const { payments } = parseArguments({ options }, usage).values;
  const settings = readBenchSettings(process.env);
  await step('Building the functions', () => buildFunctions(lifetime, settings));
  const { crashed } = await startDatabases(lifetime, settings);
  const { runPaymentsBench } = await import('../bench/payments.ts');
  console.log(describeMachine());
  await Promise.race([runPaymentsBench(lifetime, settings, Number(payments)), crashed]);
  console.log(describeMachine());
  return 0;
});
