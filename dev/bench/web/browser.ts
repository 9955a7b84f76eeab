import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import getPort from 'get-port';
import { customer } from '../../seed/accounts.ts';
import type { Lifetime } from '../../suite/lifetime.ts';
import { findChromium } from '../../test-layers/find-chromium.ts';

export interface BenchBrowser {
  context: BrowserContext;
  /** Where the browser takes commands of the DevTools protocol. */
  port: number;
}

/** Opens a browser with a profile of its own, which ends with the command. */
export async function openBrowser(lifetime: Lifetime): Promise<BenchBrowser> {
  const port = await getPort();
  const profile = await mkdtemp(join(tmpdir(), 'bench-web-'));
  lifetime.add(() => rm(profile, { recursive: true, force: true }));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(lifetime),
    args: [`--remote-debugging-port=${port}`],
  });
  lifetime.add(() => context.close());
  return { context, port };
}

/** Logs the customer of the seed in, who has orders, invoices and messages. */
export async function logCustomerIn({ context }: BenchBrowser, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/terms`);
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(customer.email);
  await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.close();
}
