import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { sampleLetters } from '../support/sample-letters.ts';

const schemes = ['light', 'dark'] as const;
const narrowest = { width: 320, height: 640 };
const pictured = [360, 700];

const letters = Object.entries(sampleLetters()).filter(
  ([name]) => !name.startsWith('operator-attention') || name.endsWith('amount_mismatch'),
);

for (const [name, { html }] of letters) {
  test(`the letter ${name} loads nothing, can be read in both schemes, and fits 320 px`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.setContent(html, { waitUntil: 'load' });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await expectNoFindings(page);
    }
    await expectToFit(page);
    expect(requests).toEqual([]);
    await takePictures(page, name);
  });
}

test('letters fit 320 px whatever people typed', async ({ page }) => {
  for (const { html } of Object.values(sampleLetters('W'.repeat(60)))) {
    await page.setContent(html);
    await expectToFit(page);
  }
});

/** Landmarks and a page of one's own are the mail client's. */
async function expectNoFindings(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .disableRules(['region', 'landmark-one-main']);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize(narrowest);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrowest.width);
}

async function takePictures(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (const width of pictured) {
    await page.setViewportSize({ width, height: narrowest.height });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const path = join(folder, `letter-${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
}
