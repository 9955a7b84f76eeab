import { runCommand } from './lifetime.ts';
import { printOverview } from './print-overview.ts';
import { originOf, readStartSettings } from './settings.ts';
import { startSuite } from './suite.ts';

/** Starts the suite for people and keeps it until it is stopped or a part of it dies. */
export async function servePeople({ isHot }: { isHot: boolean }): Promise<void> {
  await runCommand(async (lifetime) => {
    const settings = readStartSettings(process.env);
    const { died } = await startSuite(lifetime, settings, { isHot, isForPeople: true });
    printOverview(settings);
    console.log(`Ready: ${originOf(settings, 'hosting')}`);
    lifetime.markReady();
    return died;
  });
}
