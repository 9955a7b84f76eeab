import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { schemes } from '../axe-options.ts';
import { axeFindings } from './axe-findings.ts';

const dialogs = '[role="dialog"], [role="alertdialog"]';
const narrowest = { width: 320, height: 640 };
const pictured = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Expects no accessibility violations in either colour scheme, and no horizontal scrolling at 320 px. */
export async function inspect(page: Page, state: string): Promise<void> {
  const size = page.viewportSize();
  await withoutTransitions(page, async () => {
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      // The page may still be appearing. Behind a dialog, the page was checked before the dialog opened.
      await expect
        .poll(() => axeFindings(page, { scheme, within: dialogs }), { timeout: 60_000 })
        .toEqual([]);
    }
  });
  await expectToFit(page);
  await takePictures(page, state);
  await page.emulateMedia({ colorScheme: null });
  if (size) await page.setViewportSize(size);
}

/** Expects no horizontal scrolling at 320 px. Leaves the window at that size. */
export async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize(narrowest);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(narrowest.width);
}

/** Runs `look` without CSS transitions. Axe would report a colour that is still fading in. */
async function withoutTransitions(page: Page, look: () => Promise<void>): Promise<void> {
  const sheet = await page.evaluateHandle(() => {
    const added = new CSSStyleSheet();
    added.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(added);
    return added;
  });
  await look();
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
  });
}

/** Takes screenshots named after the state if the environment has `SCREENSHOTS=<folder>`. */
export async function takePictures(page: Page, state: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  const fullPage = !(await isDialogOpen(page));
  for (const viewport of pictured) {
    await page.setViewportSize(viewport);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: join(folder, `${state}-${viewport.width}-${colorScheme}.png`),
        fullPage,
        animations: 'disabled',
      });
    }
  }
}

async function isDialogOpen(page: Page): Promise<boolean> {
  return (await page.locator(dialogs).count()) > 0;
}
