import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import getPort from 'get-port';
import type { Lifetime } from '../suite/lifetime.ts';
import { findChromium } from '../test-layers/find-chromium.ts';

export interface BenchBrowser {
  context: BrowserContext;
  /** The port of the DevTools protocol. */
  port: number;
}

/** Opens a browser with a temporary profile, which is deleted when the command ends. */
export async function openBrowser(lifetime: Lifetime): Promise<BenchBrowser> {
  const port = await getPort();
  const profile = await mkdtemp(join(tmpdir(), 'bench-'));
  lifetime.add(() => rm(profile, { recursive: true, force: true }));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(lifetime),
    args: [`--remote-debugging-port=${port}`],
  });
  lifetime.add(() => context.close());
  return { context, port };
}
