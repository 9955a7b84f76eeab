import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../suite/build-web.ts';
import { root } from '../suite/folders.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import { readTestSettings } from '../suite/settings.ts';
import { step } from '../suite/step.ts';

/** Runs journeys, and again after each change: on a site that is built anew if one of its sources changed. */
export async function watchJourneys(
  lifetime: Lifetime,
  run: () => Promise<unknown>,
): Promise<never> {
  const settings = readTestSettings(process.env);
  for (;;) {
    const change = nextChange(['tests', 'web', 'functions']);
    await run();
    console.log('\nWaiting for a change …');
    const path = await change;
    console.log(`\n${path}`);
    if (path.startsWith('tests/')) continue;
    await step('Building the site', () => buildWeb(lifetime, [settings])).catch(console.error);
  }
}

/** The path of the first file that changes from now on. */
function nextChange(folders: string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, file) => resolve(`${folder}/${file}`)),
  );
  return promise.finally(() => watchers.forEach((watcher) => watcher.close()));
}
