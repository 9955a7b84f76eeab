import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../suite/folders.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import { Problem } from '../suite/problem.ts';
import { runProcess } from '../suite/processes.ts';
import { step } from '../suite/step.ts';

/** The browser tests take a quarter less time in the headless shell. */
const headless = 'chromium-headless-shell';
const commands = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Uses CHROME_PATH, Playwright's Chromium, a headless shell or another Chromium on the PATH, in this order.
 * Installs Debian's headless shell if it may. Throws a Problem if there is none.
 */
export async function findChromium(lifetime: Lifetime): Promise<string> {
  const given = process.env['CHROME_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Problem(`CHROME_PATH names ${given}, which does not exist.`);
  }
  const found = findBest() ?? (await installHeadless(lifetime)) ?? findOnPath(commands);
  if (found !== undefined) return found;
  throw new Problem(
    'The browser journeys need a Chromium, and there is none. Install one (Debian and Ubuntu: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROME_PATH to one.',
  );
}

function findBest(): string | undefined {
  const own = chromium.executablePath();
  return existsSync(own) ? own : findOnPath([headless]);
}

function findOnPath(names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Resolves to undefined if that isn't allowed or fails. */
async function installHeadless(lifetime: Lifetime): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const output: string[] = [];
  const aptGet = (...args: string[]): Promise<number | string> =>
    runProcess(lifetime, {
      command: 'apt-get',
      args,
      cwd: root,
      environment: { DEBIAN_FRONTEND: 'noninteractive' },
      onLine: (line) => output.push(line),
    });
  await step(`Installing Debian's ${headless} with apt-get`, async () => {
    await aptGet('update');
    const code = await aptGet('install', '--yes', '--no-install-recommends', headless);
    if (code !== 0) console.warn(`apt-get could not install it:\n${output.join('\n')}`);
  });
  return findOnPath([headless]);
}
