import { expect, it } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { roles } from '../../../functions/shared/accounts/roles.ts';
import { serverErrors } from '../../../functions/shared/server-errors.ts';
import { attemptIdOf } from '../../../functions/src/payments/attempts/attempt-id.ts';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { signUp, withClaims } from '../../support/functions/accounts/accounts.ts';
import { providerOrders } from '../../support/functions/payments/provider.ts';
import { createOrder, postAs } from '../../support/functions/requests.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { storeOrder } from '../../support/functions/stored.ts';
import { suite } from '../../support/functions/suite.ts';

it("creates a Razorpay order for the order's amount in paise", async () => {
  const account = await signUp();
  const order = await storeOrder(account);
  const { status, body } = await createOrder(account, order);
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
    amount: order.amount * 100,
    currency: 'INR',
    key: suite.razorpayKeyId,
  });
  expect(await providerOrders(attemptIdOf(order.path, 1))).toMatchObject([
    { id: body.id, amount: order.amount * 100 },
  ]);
});

it.each([
  ['an unknown type', { type: 'gift' }],
  ['a slash in firestore_id', { id: 'x/../../other/orders/y' }],
  ['a reserved firestore_id', { id: '__x__' }],
  ['an empty firestore_id', { id: '' }],
])('refuses a request with %s', async (_, change) => {
  const account = await signUp();
  const order = await storeOrder(account);
  const { status, body } = await createOrder(account, { ...order, ...change });
  expect(status).toBe(400);
  expect(body).toEqual({
    code: 'invalid-request',
    message: serverErrors['invalid-request'].message,
  });
  expect((await paymentAttempts.where('path', '==', order.path).get()).size).toBe(0);
});

it.each(roles)('refuses an account with the role %s, whatever its token says', async (role) => {
  const account = await signUp();
  const before = await storeOrder(account);
  expect(await createOrder(account, before)).toMatchObject({ status: 200 });
  await auth.setCustomUserClaims(account.uid, { [role]: true });
  const after = await storeOrder(account);
  const { message } = serverErrors['staff-cannot-pay'];
  for (const order of [before, after]) {
    for (const session of [account, withClaims(account, { [role]: true })]) {
      const answer = await createOrder(session, order);
      expect(answer).toMatchObject({ status: 403, body: { code: 'staff-cannot-pay', message } });
    }
  }
  expect(await providerOrders(attemptIdOf(after.path, 1))).toEqual([]);

  await auth.setCustomUserClaims(account.uid, null);
  expect(await createOrder(account, after)).toMatchObject({ status: 200 });
});

it('records a payment of an attempt that was opened before the account had a role', async () => {
  const account = await signUp();
  const order = await storeOrder(account);
  const { body } = await createOrder(account, order);
  const paid = await payInSandbox(body.id);
  await auth.setCustomUserClaims(account.uid, { admin: true });
  expect(await postAs(account, endpoints.verifyRazorpayPayment, paid)).toMatchObject({
    status: 200,
    body: { status: 'Paid' },
  });
});
