import { buildWeb } from '../suite/web/build-web.ts';
import { runCommand } from '../suite/lifetime.ts';
import { secondSuite, readTestSettings } from '../suite/settings.ts';
import { startSuite } from '../suite/suite.ts';
import type { Layer, LayerRun } from '../test-layers/layer.ts';
import { allLayers, lanes, lastLayer } from '../test-layers/layers.ts';
import { readRequest } from '../test-layers/read-request.ts';
import { openReport } from '../test-layers/report.ts';
import { suitesEnvironment } from '../test-layers/suite-environment.ts';

/** Runs all layers, the named layers, or some tests of one layer. */
await runCommand(async (lifetime) => {
  const { layers, selection } = await readRequest(process.argv.slice(2), allLayers);
  const settings = readTestSettings(process.env);
  const most = Math.max(0, ...layers.map(({ suites = 0 }) => suites));
  // A few tests finish before a second suite could start.
  const used = [settings, secondSuite(settings)].slice(0, selection ? Math.min(most, 1) : most);
  let site: Promise<void> | undefined;
  const buildSite = () => (site ??= buildWeb(lifetime, used));
  const starting = Promise.all(
    used.map((it) => startSuite(lifetime, it, { isHot: false, isInteractive: false, buildSite })),
  );
  starting.catch(() => {});
  const choice: Pick<LayerRun, 'lifetime' | 'selection' | 'suites'> = {
    lifetime,
    suites: used.length,
    ...(selection && { selection }),
  };
  const report = openReport(settings);

  /** Runs a layer. It fails if a suite that it needs doesn't start or dies. */
  async function runLayer(layer: Layer): Promise<void> {
    if (!layer.suites) {
      await report.follow(layer, (sinks) => layer.run({ ...choice, ...sinks, environment: {} }));
      return;
    }
    await starting.catch(() => {});
    await report.follow(layer, async (sinks) => {
      const running = await starting;
      const environment = suitesEnvironment(used);
      await Promise.race([
        layer.run({ ...choice, ...sinks, environment }),
        ...running.map(({ crashed }) => crashed),
      ]);
    });
  }

  async function runInTurn(lane: Layer[]): Promise<void> {
    for (const layer of lane) if (layers.includes(layer)) await runLayer(layer);
  }

  await Promise.all(lanes.map(runInTurn));
  await runInTurn([lastLayer]);
  return report.finish() ? 0 : 1;
});
