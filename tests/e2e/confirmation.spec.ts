import { receiptFileName } from '../../functions/shared/receipt-numbers.ts';
import { openedCheckout, payByCard, testCards } from '../support/browser/checkout.ts';
import { fillCart } from '../support/browser/fill-cart.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { awaitLetter, lettersTo, readAttachedPdf } from '../support/browser/mailbox.ts';
import { ordersOf } from '../support/browser/stored.ts';

test('who pays an order has the confirmation in the mailbox, with the receipt as a PDF', async ({
  page,
  account,
}) => {
  await fillCart(page, account);
  await page.getByRole('button', { name: 'Proceed to Pay' }).click();
  await payByCard(await openedCheckout(page), testCards.success);
  await expect(page).toHaveURL(/\/profile$/);

  const letter = await awaitLetter(account.email, /^Payment received for order ORD-\d+$/);
  const [order] = await ordersOf(account.uid);
  const { orderNumber = '', paymentId = '' } = order ?? {};
  expect(paymentId).toMatch(/^pay_\w+$/);
  const facts = [orderNumber, '₹18,999', paymentId];
  for (const part of [letter.text, letter.html.replaceAll('&nbsp;', ' ')]) {
    for (const fact of facts) expect(part).toContain(fact);
  }

  const receipt = /R\/\d\d-\d\d\/\d{6}/.exec(letter.text)?.[0] ?? '';
  expect(letter.attachments).toEqual([
    {
      filename: receiptFileName(receipt),
      contentType: 'application/pdf',
      size: expect.any(Number),
    },
  ]);
  const pdf = await readAttachedPdf(letter, 0);
  for (const fact of [...facts, receipt]) expect(pdf).toContain(fact);

  await expect(page.getByText(`Receipt ${receipt}`, { exact: true })).toBeVisible();
  expect(await lettersTo(account.email)).toHaveLength(1);
});
