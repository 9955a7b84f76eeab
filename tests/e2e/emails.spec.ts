import { expect, test, type Page } from '@playwright/test';
import { schemes } from '../support/axe-options.ts';
import { axeFindings } from '../support/browser/axe-findings.ts';
import { expectToFit, takePictures } from '../support/browser/inspect.ts';
import { sampleEmails } from '../support/sample-emails.ts';

/** The emails to the operator about alerts differ only in their texts, so one of them is enough. */
const emails = Object.entries(sampleEmails('W'.repeat(60))).filter(
  ([name]) => !name.startsWith('operator-alert') || name.endsWith('amount_mismatch'),
);

/** The mail client's own page has these landmarks. */
const pageRules = ['region', 'landmark-one-main'];

// A trace would show nothing useful, and recording took a quarter of the time.
test.use({ trace: 'off' });

test('each email loads nothing, is accessible in both colour schemes, and fits with any entered text', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  let amounts = 0;
  for (const [name, { html }] of emails) {
    await page.setContent(html, { waitUntil: 'load' });
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await axeFindings(page, { scheme, except: pageRules }), name).toEqual([]);
    }
    await expectToFit(page);
    amounts += await countWholeAmounts(page);
    await takePictures(page, `email-${name}`);
  }
  expect(amounts).toBeGreaterThan(10);
  expect(requests).toEqual([]);
});

/** Expects that no amount breaks across lines on a phone. Returns the number of amounts. */
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
