import { describeMachine } from '../bench/figures.ts';
import { runWebBench } from '../bench/web/run-web-bench.ts';
import { parseArguments } from '../operator/parse-arguments.ts';
import { runCommand } from '../suite/lifetime.ts';
import { readBenchSettings } from '../suite/settings.ts';
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
  const bench = runWebBench(lifetime, settings, { runs: Number(runs), page });
  await Promise.race([bench, crashed]);
  console.log(describeMachine());
  return 0;
});
