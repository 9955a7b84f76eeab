import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
const dialogs = '[role="dialog"], [role="alertdialog"]';
const narrowest = { width: 320, height: 640 };
const pictured = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/**
 * Holds the state that a page is in to what every state must keep: no accessibility findings in either
 * colour scheme, and no horizontal scrolling at 320 px. Takes the state's pictures if they are asked for.
 */
export async function inspect(page: Page, state: string): Promise<void> {
  const size = page.viewportSize();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expectNoFindings(page, colorScheme);
  }
  await expectToFit(page);
  await takePictures(page, state);
  await page.emulateMedia({ colorScheme: null });
  if (size) await page.setViewportSize(size);
}

/** No horizontal scrolling in the narrowest window, which this leaves open. */
export async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize(narrowest);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(narrowest.width);
}

/**
 * Again and again, because colours that are still fading in count as too pale. All but the contrast is
 * the same in both schemes, and what lies behind a dialog was looked at without it. The legacy mode
 * leaves foreign frames out, and opens no page of its own.
 */
async function expectNoFindings(page: Page, scheme: Scheme): Promise<void> {
  // Takes two thirds of the time of a whole report.
  const violationsOnly = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    preload: false,
  });
  const axe = violationsOnly.setLegacyMode();
  if (scheme === 'dark') axe.withRules('color-contrast');
  if (await isDialogOpen(page)) axe.include(dialogs);
  await expect(async () => {
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }).toPass({ timeout: 60_000 });
}

/** With `SCREENSHOTS=<folder>` in the environment: takes pictures under the name of the state. */
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
