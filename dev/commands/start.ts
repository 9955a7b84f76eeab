import { parseArgs } from 'node:util';
import { runCommand } from '../suite/lifetime.ts';
import { printOverview } from '../suite/print-overview.ts';
import { originOf, readStartSettings } from '../suite/settings.ts';
import { startSuite } from '../suite/suite.ts';

/** Starts the suite and keeps it until it is stopped or a part of it ends. `--hot` rebuilds at each change. */
await runCommand(async (lifetime) => {
  const { hot: isHot } = parseArgs({
    options: { hot: { type: 'boolean', default: false } },
  }).values;
  const settings = readStartSettings(process.env);
  const { died } = await startSuite(lifetime, settings, { isHot, isForPeople: true });
  printOverview(settings);
  console.log(`Ready: ${originOf(settings, 'hosting')}`);
  lifetime.markReady();
  return died;
});
