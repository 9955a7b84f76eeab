import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { paymentAttempts } from '../../functions/src/payments/documents.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { minutesAgo, storeOrder } from '../support/functions/stored.ts';

test('a timeline of more than fifty attempts shows the older ones when asked', async ({
  page,
  account,
}) => {
  const { id, path } = await storeOrder(account);
  await firestore.doc(path).update({ createdAt: minutesAgo(100) });
  const batch = firestore.batch();
  for (let minute = 1; minute <= 52; minute++) {
    const attempt = { path, uid: account.uid, state: 'lapsed', createdAt: minutesAgo(minute) };
    batch.set(firestore.collection(paymentAttempts.path).doc(randomUUID()), attempt);
  }
  await batch.commit();
  await visitDesk(page, `/admin/orders/${account.uid}/${id}`);
  await signIn(page, await aPerson('viewer'));
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Payment begun')).toHaveCount(50);
  await expect(timeline.getByText('Order placed')).toBeHidden();
  await timeline.getByRole('button', { name: 'Show older' }).click();
  await expect(timeline.getByText('Payment begun')).toHaveCount(52);
  await expect(timeline.getByText('Order placed')).toBeVisible();
  await expect(timeline.getByRole('button', { name: 'Show older' })).toBeHidden();
});

test('the reconciliations of long ago are on the pages after the first', async ({ page }) => {
  const run = { state: 'done', next: '', days: 1, daysDone: 1, atProvider: 0, inLedger: 0 };
  const counts = { lost: 0, differences: 0, unraised: 0 };
  const batch = firestore.batch();
  for (let day = 10; day < 36; day++) {
    const at = Timestamp.fromMillis(Date.UTC(2020, 0, day));
    const from = day === 10 ? '2020-01-10' : '2020-01-11';
    const document = { ...run, ...counts, from, to: from, createdAt: at, updatedAt: at };
    batch.set(firestore.collection('reconciliations').doc(randomUUID()), document);
  }
  await batch.commit();
  await visitDesk(page, '/admin/reconcile');
  await signIn(page, await aPerson('viewer'));
  const oldest = page.getByText('2020-01-10', { exact: true });
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(25);
  await expect(oldest).toBeHidden();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(oldest).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Desk' });
  await bar.getByRole('link', { name: 'Letters' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Letters' })).toBeFocused();
  await page.goBack();
  await expect(page.getByText('Page 2')).toBeVisible();
  await expect(oldest).toBeVisible();
  await inspect(page, 'desk-reconcile-older');
});

test('the bar of the desk has one row above its links on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitDesk(page, '/admin/letters');
  await signIn(page, await aPerson('viewer'));
  const topOf = async (name: string) =>
    (await page.getByRole('banner').getByRole('button', { name }).boundingBox())?.y;
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(await topOf('Sign out')).toBe(await topOf('Search'));
  const bar = page.getByRole('navigation', { name: 'Desk' });
  await expect(bar.getByRole('link', { name: 'Letters' })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: 'Overview' })).not.toBeInViewport();
});
