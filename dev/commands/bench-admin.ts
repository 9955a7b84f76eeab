import { runAdminBench } from '../bench/admin.ts';
import { openBrowser } from '../bench/browser.ts';
import { describeMachine } from '../bench/figures.ts';
import { runCommand } from '../suite/lifetime.ts';
import { originOf, readBenchSettings } from '../suite/settings.ts';
import { startSuite } from '../suite/suite.ts';

/** Measures the admin panel's lists with 10,000 invoices. Exits with 1 if a list misses its target. */
await runCommand(async (lifetime) => {
  const settings = readBenchSettings(process.env);
  const options = { isHot: false, isInteractive: true, isLarge: true };
  const { crashed } = await startSuite(lifetime, settings, options);
  console.log(describeMachine());
  const { context } = await openBrowser(lifetime);
  const isTargetMet = await Promise.race([
    runAdminBench(context, originOf(settings, 'hosting')),
    crashed,
  ]);
  console.log(describeMachine());
  return isTargetMet ? 0 : 1;
});
