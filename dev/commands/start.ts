import { parseArgs } from 'node:util';
import { runCommand } from '../suite/lifetime.ts';
import { printOverview } from '../suite/print-overview.ts';
import { originOf, readStartSettings } from '../suite/settings.ts';
import { startSuite } from '../suite/suite.ts';

/**
 * Starts the suite and keeps it running until it is stopped or one of its parts ends. `--hot` rebuilds after each
 * change. `--many` starts with the data of `npm run seed -- --many`.
 */
await runCommand(async (lifetime) => {
  const flag = { type: 'boolean', default: false } as const;
  const { hot: isHot, many: isLarge } = parseArgs({ options: { hot: flag, many: flag } }).values;
  const settings = readStartSettings(process.env);
  const { crashed } = await startSuite(lifetime, settings, { isHot, isInteractive: true, isLarge });
  printOverview(settings);
  console.log(`Ready: ${originOf(settings, 'hosting')}`);
  lifetime.markReady();
  return crashed;
});
