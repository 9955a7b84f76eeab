import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { deletions } from '../../functions/src/platform/documents.ts';
import { razorpayGateway } from '../../functions/src/platform/razorpay/client.ts';
import { createPaymentOrder } from '../../functions/src/payments/checkout/create-payment-order.ts';
import { deleteAccount } from '../../functions/src/accounts/deletion/delete-account.ts';
import { settlePayment } from '../../functions/src/payments/settlement/settle-payment.ts';
import {
  anOpenOrder,
  aPaymentRequest,
  ledgerEntry,
  attentionAbout,
  reportOf,
} from '../support/functions/payments.ts';
import { providerOrders } from '../support/functions/provider.ts';
import { aPaymentEntity } from '../support/functions/webhooks.ts';

it('no payment is begun while the account is deleted', async () => {
  const { request, receipt } = await aPaymentRequest();
  await beginDeletion(request.uid);
  await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await providerOrders(receipt)).toEqual([]);
});

it('no payment goes on when the deletion begins while the provider makes its order', async () => {
  const { request } = await aPaymentRequest();
  const gateway = razorpayGateway();
  const created = createPaymentOrder(request, {
    ...gateway,
    async createOrder(order) {
      await beginDeletion(request.uid);
      return gateway.createOrder(order);
    },
  });
  await expect(created).rejects.toMatchObject({ code: 'forbidden' });
});

it('a second payment stays one when its refund is reported after the deletion', async () => {
  const { account, payment } = await anOpenOrder();
  const second = { ...payment, id: aPaymentEntity().id };
  await settlePayment(reportOf(payment));
  expect(await settlePayment(reportOf(second))).toBe('duplicate_payment');
  await deleteAccount(account.uid);
  const refunded = { ...second, amount_refunded: payment['amount'] };
  expect(await settlePayment(reportOf(refunded))).toBe('duplicate_payment');
  expect(await ledgerEntry(second)).toMatchObject({ state: 'refunded' });
  expect(await attentionAbout(second)).toEqual(['duplicate_payment']);
});

async function beginDeletion(uid: string): Promise<void> {
  await deletions.doc(uid).set({ step: 'documents', updatedAt: Timestamp.now() });
}
