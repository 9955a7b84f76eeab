import { describeMachine } from '../bench/figures.ts';
import { readWebOptions } from '../bench/web/options.ts';
import { runWebBench } from '../bench/web/run-web-bench.ts';
import { runCommand } from '../suite/lifetime.ts';
import { readBenchSettings } from '../suite/settings.ts';
import { startSuite } from '../suite/suite.ts';

/** Measures how fast the built pages are there, beside copies without scripts. */
await runCommand(async (lifetime) => {
  const options = readWebOptions(process.argv.slice(2));
  const settings = readBenchSettings(process.env);
  const { died } = await startSuite(lifetime, settings, { isHot: false, isForPeople: true });
  console.log(`\nBegins: ${describeMachine()}`);
  await Promise.race([runWebBench(lifetime, settings, options), died]);
  console.log(`\nEnded: ${describeMachine()}`);
  return 0;
});
