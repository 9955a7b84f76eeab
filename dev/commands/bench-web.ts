import { openBrowser } from '../bench/browser.ts';
import { describeMachine } from '../bench/figures.ts';
import { runWebBench } from '../bench/web.ts';
import { parseArguments } from '../operator/parse-arguments.ts';
import { builtFolder } from '../suite/folders.ts';
import { runCommand } from '../suite/lifetime.ts';
import { originOf, readBenchSettings } from '../suite/settings.ts';
import { startSuite } from '../suite/suite.ts';

/** Measures how fast the built pages load, compared with copies without scripts. */
await runCommand(async (lifetime) => {
  const options = {
    runs: { type: 'string', default: '5' },
    page: { type: 'string' },
  } as const;
  const usage = 'npm run bench:web -- [--runs 5] [--page /terms]';
  const { runs, page } = parseArguments({ options }, usage).values;
  const settings = readBenchSettings(process.env);
  const { crashed } = await startSuite(lifetime, settings, { isHot: false, isInteractive: true });
  console.log(describeMachine());
  const { port } = await openBrowser(lifetime);
  const folder = builtFolder(settings.projectId, 'web');
  const site = { origin: originOf(settings, 'hosting'), folder, port };
  await Promise.race([runWebBench(site, Number(runs), page), crashed]);
  console.log(describeMachine());
  return 0;
});
