import { readFile } from 'node:fs/promises';
import { extractText } from 'unpdf';
import { paths } from '../../functions/shared/paths.ts';
import {
  receiptFileName,
  receiptId,
  receiptNumber,
} from '../../functions/shared/receipt-numbers.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { receipts } from '../../functions/src/receipts/documents.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { openProfile } from '../support/browser/open-profile.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { anIssuedReceipt } from '../support/issued-receipts.ts';

test('a receipt turns up by itself and is saved', async ({ page, account }) => {
  const { path } = await storeOrder(account, { status: 'Paid', paymentId: 'pay_Example0000001' });
  const number = receiptNumber('02-03', Math.floor(Math.random() * 90_000_000) + 1);
  await receipts.doc(receiptId(number)).set(anIssuedReceipt({ uid: account.uid, number }));
  await openProfile(page, account, paths.profileOrders);
  await expect(page.getByText('Your receipt follows as soon as it is issued.')).toBeVisible();
  await firestore.doc(path).update({ receiptNumber: number });

  await page.getByRole('button', { name: `View receipt ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Receipt' });
  await expect(dialog.getByText('Total paid ·')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: `Download receipt ${number}` }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(receiptFileName(number));
  const content = new Uint8Array(await readFile(await file.path()));
  const { text } = await extractText(content, { mergePages: true });
  expect(text).toContain(`No. ${number}`);
});
