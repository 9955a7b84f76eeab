import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../suite/folders.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import { Problem } from '../suite/problem.ts';
import { runProcess } from '../suite/processes.ts';
import { step } from '../suite/step.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome'];

/** Finds a Chromium: CHROME_PATH, Playwright's own, one on the PATH; installs Debian's if it may. */
export async function findChromium(lifetime: Lifetime): Promise<string> {
  const given = process.env['CHROME_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Problem(`CHROME_PATH names ${given}, which does not exist.`);
  }
  const found = listCandidates().find((path) => existsSync(path));
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) await installDebians(lifetime);
  const installed = listCandidates().find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  throw new Problem(
    'The browser journeys need a Chromium, and there is none. Install one (Debian and Ubuntu: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROME_PATH to one.',
  );
}

function listCandidates(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [
    chromium.executablePath(),
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
  ];
}

async function installDebians(lifetime: Lifetime): Promise<void> {
  const output: string[] = [];
  const aptGet = (...args: string[]): Promise<number | string> =>
    runProcess(lifetime, {
      command: 'apt-get',
      args,
      cwd: root,
      environment: { DEBIAN_FRONTEND: 'noninteractive' },
      onLine: (line) => output.push(line),
    });
  await step("No Chromium was found: installing Debian's with apt-get", async () => {
    await aptGet('update');
    const code = await aptGet('install', '--yes', '--no-install-recommends', 'chromium');
    if (code !== 0) throw new Problem(`apt-get could not install it:\n${output.join('\n')}`);
  });
}
