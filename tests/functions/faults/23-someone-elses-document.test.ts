import { expect, it } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import { expired, signedInAgo, signUp } from '../../support/functions/accounts/accounts.ts';
import { anOpenOrder } from '../../support/functions/payments/payments.ts';
import { createOrder, post, postAs } from '../../support/functions/requests.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { storeOrder } from '../../support/functions/stored.ts';

it('fault 23, someone else’s document: it is refused with the same answer as a missing one', async () => {
  const [owner, thief] = await Promise.all([signUp(), signUp()]);
  const order = await storeOrder(owner);
  const foreign = await createOrder(thief, order);
  expect(foreign).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await createOrder(thief, { ...order, id: 'missing' })).toEqual(foreign);
  expect(await createOrder(owner, { ...order, uid: thief.uid })).toEqual(foreign);
  expect(await createOrder(thief, { ...order, uid: owner.uid })).toEqual(foreign);
  expect((await paymentAttempts.where('path', '==', order.path).get()).size).toBe(0);
});

it('fault 23, someone else’s document: without a valid token no payment is opened or verified', async () => {
  const { account, order, razorpayOrderId } = await anOpenOrder();
  const checkout = await payInSandbox(razorpayOrderId);
  const request = {
    amount: order.amount,
    currency: 'INR',
    user_id: account.uid,
    firestore_id: order.id,
    type: 'product_order',
  };
  for (const [path, body] of [
    [endpoints.createRazorpayOrder, request],
    [endpoints.verifyRazorpayPayment, checkout],
  ] as const) {
    for (const answer of [
      await post(path, body),
      await postAs({ ...account, token: 'rubbish' }, path, body),
      await postAs(expired(account), path, body),
      // Tokens of a login before the account's last password change are revoked.
      await postAs(signedInAgo(account, 60, 'password'), path, body),
    ]) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
  }
});
