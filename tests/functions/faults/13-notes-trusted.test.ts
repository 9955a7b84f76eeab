import { expect, it } from 'vitest';
import { anOpenInvoice, paymentRecord } from '../../support/functions/payments/payments.ts';
import { read } from '../../support/functions/stored.ts';
import { anEvent, deliver } from '../../support/functions/payments/webhooks.ts';

it('fault 13, notes trusted: a cheap payment whose notes name an expensive invoice pays the cheap one', async () => {
  const cheap = await anOpenInvoice({ amount: 1, currency: 'INR' });
  const dear = await anOpenInvoice({ amount: 10_000, currency: 'INR' });
  const notes = {
    firestore_id: dear.order.id,
    path: dear.order.path,
    receipt: dear.attemptId,
    user_id: dear.account.uid,
    type: 'invoice',
  };
  await deliver(anEvent('payment.captured', { ...cheap.payment, notes }));
  expect(await read(dear.order.path)).toMatchObject({ status: 'Pending' });
  expect(await read(cheap.order.path)).toMatchObject({ status: 'Paid' });
  expect(await paymentRecord(cheap.payment)).toMatchObject({ path: cheap.order.path });
});

it.each([[[]], [{}], [{ address: 'x' }], [null]])(
  'fault 13, notes trusted: the notes %j have no effect',
  async (notes) => {
    const { order, payment } = await anOpenInvoice({ amount: 5, currency: 'INR' });
    await deliver(anEvent('payment.captured', { ...payment, notes }));
    expect(await read(order.path)).toMatchObject({ status: 'Paid' });
  },
);
