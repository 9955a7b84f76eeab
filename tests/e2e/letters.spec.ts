import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { expectToFit, takePictures } from '../support/browser/inspect.ts';
import { sampleLetters } from '../support/sample-letters.ts';

/** The letters to the operator about attention differ in words only. */
const letters = Object.entries(sampleLetters('W'.repeat(60))).filter(
  ([name]) => !name.startsWith('operator-attention') || name.endsWith('amount_mismatch'),
);

// Nothing is done that a trace would show, and recording took a quarter of the time.
test.use({ trace: 'off' });

test('each email loads nothing, can be read in both schemes, and fits with any typed text', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  let amounts = 0;
  for (const [name, { html }] of letters) {
    await page.setContent(html, { waitUntil: 'load' });
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await expectNoFindings(page, name, scheme);
    }
    await expectToFit(page);
    amounts += await countWholeAmounts(page);
    await takePictures(page, `letter-${name}`);
  }
  expect(amounts).toBeGreaterThan(10);
  expect(requests).toEqual([]);
});

/** All but the contrast is the same in both schemes. The mail client has the landmarks of its own page. */
async function expectNoFindings(page: Page, letter: string, scheme: string): Promise<void> {
  const options = { resultTypes: ['violations' as const], preload: false };
  const axe = new AxeBuilder({ page }).options(options).setLegacyMode();
  if (scheme === 'dark') axe.withRules('color-contrast');
  else axe.disableRules(['region', 'landmark-one-main']);
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(findings, letter).toEqual([]);
}

/** No amount breaks within its number on a phone. */
async function countWholeAmounts(page: Page): Promise<number> {
  await page.setViewportSize({ width: 360, height: 740 });
  const lines = await page.getByText(/^[₹$€][\d,.]+$/).evaluateAll((all) =>
    all.map((amount) => {
      const range = document.createRange();
      range.selectNodeContents(amount);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual(lines.map(() => 1));
  return lines.length;
}
