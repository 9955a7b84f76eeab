import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { sampleLetters } from '../support/sample-letters.ts';
import { expectToFit, takePictures } from '../support/browser/inspect.ts';

const schemes = ['light', 'dark'] as const;

const letters = Object.entries(sampleLetters()).filter(
  ([name]) => !name.startsWith('operator-attention') || name.endsWith('amount_mismatch'),
);

test('each letter loads nothing, can be read in both schemes, and fits', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const [name, { html }] of letters) {
    await page.setContent(html, { waitUntil: 'load' });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await expectNoFindings(page, name, colorScheme);
    }
    await expectToFit(page);
    await takePictures(page, `letter-${name}`);
  }
  expect(requests).toEqual([]);
});

test('letters fit 320 px with any typed text', async ({ page }) => {
  for (const { html } of Object.values(sampleLetters('W'.repeat(60)))) {
    await page.setContent(html);
    await expectToFit(page);
  }
});

test('no amount breaks within its number on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let seen = 0;
  for (const { html } of Object.values(sampleLetters('W'.repeat(60)))) {
    await page.setContent(html);
    for (const amount of await page.getByText(/^[₹$€][\d,.]+$/).all()) {
      const lines = await amount.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines, (await amount.textContent()) ?? '').toBe(1);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(10);
});

/** All but the contrast is the same in both schemes. The mail client has the landmarks of its own page. */
async function expectNoFindings(page: Page, letter: string, scheme: string): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (scheme === 'dark') axe.withRules('color-contrast');
  else axe.disableRules(['region', 'landmark-one-main']);
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(findings, letter).toEqual([]);
}
