import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AttentionKind } from '../../functions/shared/attention.ts';
import { attentionSentences } from '../../functions/shared/attention-sentences.ts';
import { attentionPath } from '../../functions/shared/paths.ts';
import { attention, attentionId } from '../../functions/src/alerts/attention-item.ts';
import { raiseAttentionNow } from '../../functions/src/alerts/raise-attention.ts';
import { payments } from '../../functions/src/payments/documents.ts';
import { deletions } from '../../functions/src/platform/documents.ts';
import { endsOfAttention, type AttentionEnd } from '../../web/src/admin/ends-of-attention.ts';
import { controlSandbox } from '../support/browser/control-sandbox.ts';
import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { entriesAhead } from '../support/browser/entries-ahead.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { signUp, type Account } from '../support/functions/accounts.ts';
import { createOrder } from '../support/functions/requests.ts';
import { payInSandbox } from '../support/functions/sandbox.ts';
import { minutesAgo, storeOrder } from '../support/functions/stored.ts';

/** What a person sees of each end: the names of buttons and links. */
const controls: Record<AttentionEnd, readonly (string | RegExp)[]> = {
  payment: ['Refund'],
  settlement: ['Book what Razorpay says'],
  captures: ['Capture'],
  deletion: ['Try again'],
  customer: ['See the customer', /^Write to .+@/],
  left: ['See what the account left'],
  letters: ['See the failed letters'],
  messages: ['See the messages'],
  reconcile: ['Reconcile that day'],
};

const inspected: ReadonlySet<AttentionKind> = new Set(['payment_uncaptured', 'amount_refused']);

test.afterEach(() =>
  controlSandbox('faults', {
    webhooks: { status: 'enabled' },
    payments: { outcome: 'captured' },
  }),
);

// Counted kinds share one item, and the sandbox captures nothing meanwhile.
test(
  'each kind of attention has its page, what ends it, and is resolved there',
  alone,
  async ({ page, account }) => {
    const order = await storeOrder(account);
    const paymentId = await pay(account, order);
    await expect.poll(() => stateOf(paymentId)).toBe('captured');
    await controlSandbox('faults', { payments: { outcome: 'authorized' } });
    const uncaptured = await pay(account, await storeOrder(account));
    await controlSandbox('faults', { payments: { outcome: 'captured' } });
    await expect.poll(() => stateOf(uncaptured)).toBe('authorized');

    await visitDesk(page, '/admin/attention');
    await signIn(page, await aPerson('admin'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Attention');
    for (const kind of Object.keys(endsOfAttention) as AttentionKind[]) {
      const id = attentionId(kind, randomUUID());
      await attention.doc(id).delete();
      const about = { paymentId, uid: account.uid, path: order.path };
      await raiseAttentionNow({ id, kind, ...about });
      await page.goto(attentionPath(id));
      const { title, next } = attentionSentences[kind];
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(page.getByText(next)).toBeVisible();
      for (const name of endsOfAttention[kind].flatMap((end) => controls[end])) {
        const control = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
        await expect(control.first(), `${kind}: ${name}`).toBeVisible();
      }
      if (inspected.has(kind)) await inspect(page, `desk-${kind}`);
      await press(page, 'Resolve', `Resolve “${title}”?`, 'Seen to.');
      await expect(page.getByText('Seen to.')).toBeVisible();
    }
  },
);

test(
  'an administrator books what Razorpay says, captures a payment and ends a deletion',
  alone,
  async ({ page, account }) => {
    const [lost, open] = [await storeOrder(account), await storeOrder(account)];
    await controlSandbox('faults', { webhooks: { status: 'disabled' } });
    const lostPayment = await pay(account, lost);
    await controlSandbox('faults', {
      webhooks: { status: 'enabled' },
      payments: { outcome: 'authorized' },
    });
    const uncaptured = await pay(account, open);
    await controlSandbox('faults', { payments: { outcome: 'captured' } });
    await expect.poll(() => stateOf(uncaptured)).toBe('authorized');
    const leaving = await signUp();
    await deletions.doc(leaving.uid).set({ step: 'receipts', updatedAt: minutesAgo(60) });

    const differs = await raise('ledger_differs', { paymentId: lostPayment });
    await visitDesk(page, attentionPath(differs));
    await signIn(page, await aPerson('admin'));
    await expect(page.getByText('The ledger does not know this payment.')).toBeVisible();
    await press(page, 'Book what Razorpay says', 'Book this payment as Razorpay has it?');
    await expect(page.getByRole('button', { name: 'Refund' })).toBeVisible();
    expect(await stateOf(lostPayment)).toBe('captured');

    await page.goto(attentionPath(await raise('payment_uncaptured', { paymentId: uncaptured })));
    const payment = page.getByRole('listitem').filter({ hasText: uncaptured }).last();
    await payment.getByRole('button', { name: 'Capture' }).click();
    const dialog = page.getByRole('dialog', { name: /^Capture the payment of / });
    await dialog.getByRole('button', { name: 'Capture' }).click();
    await expect(payment).toHaveCount(0);
    await expect.poll(() => stateOf(uncaptured)).toBe('captured');
    await expect.poll(() => entriesAhead(page)).toBe(1);

    await page.goto(attentionPath(await raise('deletion_stuck', { uid: leaving.uid })));
    await press(page, 'Try again', 'Delete the rest of this account now?');
    await expect(page.getByText('The account is deleted.')).toBeVisible();

    await page.goto(attentionPath(await raise('webhook_silence', {})));
    await page.getByRole('link', { name: 'Reconcile that day' }).click();
    await expect(page).toHaveURL(/\/admin\/reconcile\?day=\d{4}-\d\d-\d\d$/);
    const day = new URL(page.url()).searchParams.get('day') ?? '';
    await expect(page.getByLabel('From')).toHaveValue(day);
    await expect(page.getByLabel('To')).toHaveValue(day);
  },
);

async function raise(kind: AttentionKind, about: { paymentId?: string; uid?: string }) {
  const id = attentionId(kind, randomUUID());
  await raiseAttentionNow({ id, kind, ...about });
  return id;
}

async function press(page: Page, name: string, question: string, note?: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name: question });
  if (note !== undefined) await dialog.getByLabel('What was done').fill(note);
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => entriesAhead(page)).toBe(1);
}

async function pay(account: Account, order: { id: string; amount: number }): Promise<string> {
  const { body } = await createOrder(account, order);
  return (await payInSandbox(body.id)).razorpay_payment_id;
}

async function stateOf(paymentId: string): Promise<string | undefined> {
  return (await payments.doc(paymentId).get()).data()?.state;
}
