import { runDeskBench } from '../bench/desk/run-desk-bench.ts';
import { describeMachine } from '../bench/figures.ts';
import { openBrowser } from '../bench/web/browser.ts';
import { runCommand } from '../suite/lifetime.ts';
import { originOf, readBenchSettings } from '../suite/settings.ts';
import { startSuite } from '../suite/suite.ts';

/** Measures how fast the desk's lists are there with 10,000 invoices, and how much they read. Exits with 1 on a miss. */
await runCommand(async (lifetime) => {
  const settings = readBenchSettings(process.env);
  const options = { isHot: false, isForPeople: true, isLarge: true };
  const { died } = await startSuite(lifetime, settings, options);
  console.log(`\nBegins: ${describeMachine()}`);
  const { context } = await openBrowser(lifetime);
  const misses = await Promise.race([runDeskBench(context, originOf(settings, 'hosting')), died]);
  console.log(`\nEnded: ${describeMachine()}`);
  for (const miss of misses) console.error(`Missed: ${miss}.`);
  return misses.length === 0 ? 0 : 1;
});
