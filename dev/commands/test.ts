import { runCommand } from '../suite/lifetime.ts';
import { readTestSettings } from '../suite/settings.ts';
import { startSuite } from '../suite/suite.ts';
import type { Layer, LayerRun } from '../test-layers/layer.ts';
import { allLayers, sourceLayers, suiteLayers } from '../test-layers/layers.ts';
import { readRequest } from '../test-layers/read-request.ts';
import { openReport, type Report } from '../test-layers/report.ts';
import { suiteEnvironment } from '../test-layers/suite-environment.ts';

type Choice = Pick<LayerRun, 'lifetime' | 'selection'>;

/** Runs all layers, those that are named, or some tests of one. */
await runCommand(async (lifetime) => {
  const { layers, selection } = await readRequest(process.argv.slice(2), allLayers);
  const choice: Choice = { lifetime, ...(selection && { selection }) };
  const report = openReport();
  const isWanted = (layer: Layer): boolean => layers.includes(layer);
  await runSourceLayers(report, choice, sourceLayers.filter(isWanted));
  await runSuiteLayers(report, choice, suiteLayers.filter(isWanted));
  return report.finish() ? 0 : 1;
});

async function runSourceLayers(report: Report, choice: Choice, layers: Layer[]): Promise<void> {
  for (const layer of layers) {
    await report.follow(layer, (sinks) => layer.run({ ...choice, ...sinks, environment: {} }));
  }
}

/** One suite for all of them; when it does not start or dies, the layers that are left count as failed. */
async function runSuiteLayers(report: Report, choice: Choice, layers: Layer[]): Promise<void> {
  if (layers.length === 0) return;
  const settings = readTestSettings(process.env);
  const environment = suiteEnvironment(settings);
  const starting = startSuite(choice.lifetime, settings, { isHot: false, isForPeople: false });
  await starting.catch(() => {});
  for (const layer of layers) {
    await report.follow(layer, async (sinks) => {
      const { died } = await starting;
      await Promise.race([layer.run({ ...choice, ...sinks, environment }), died]);
    });
  }
}
