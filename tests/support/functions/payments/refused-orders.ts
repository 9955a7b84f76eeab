import { expect } from 'vitest';
import type { AlertKind } from '../../../../functions/shared/admin/alerts.ts';
import { alerts } from '../../../../functions/src/alerts/alert.ts';
import type { Account } from '../accounts/accounts.ts';
import { expectNotifiedOnce } from '../email-to-operator.ts';
import { createOrder } from '../requests.ts';
import { read } from '../stored.ts';

/** Expects that Razorpay's refusal reaches the customer each time, and the operator as one email with a count. */
export async function expectRefusedOrder(
  account: Account,
  payable: Parameters<typeof createOrder>[1] & { path: string },
  answer: { status: number; code: string; message: RegExp },
  alert: { kind: AlertKind; details?: string },
): Promise<void> {
  const { status, code } = answer;
  const message = expect.stringMatching(answer.message) as string;
  const about = { uid: account.uid, path: payable.path };
  for (let count = 1; count <= 2; count += 1) {
    const refused = await createOrder(account, payable);
    expect(refused).toMatchObject({ status, body: { code, message } });
    const raised = (await alerts.doc(alert.kind).get()).data();
    expect(raised).toMatchObject({ ...alert, ...about, count });
  }
  await expectNotifiedOnce(alert.kind);
  expect(await read(payable.path)).toMatchObject({ status: 'Pending' });
}
