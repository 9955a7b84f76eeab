import { expect, it } from 'vitest';
import { payments } from '../../../functions/src/payments/documents.ts';
import { asked, ask } from '../../support/functions/admin-actions/request.ts';
import { aRefundOf } from '../../support/functions/admin-actions/payments.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { providerRefunds } from '../../support/functions/payments/provider.ts';
import { aPaidOrder, paymentRecord } from '../../support/functions/payments/payments.ts';
import { raiseDispute } from '../../support/functions/payments/disputes.ts';
import { read } from '../../support/functions/stored.ts';

it('fault 34, disputed in part: the customer keeps the lost part, and only the rest can be refunded', async () => {
  const { order, payment } = await aPaidOrder();
  const admin = await aStaffMember();
  const partMinor = 6_498_00;
  const dispute = await raiseDispute(payment, { amount: partMinor });
  const refundOf = (amountMinor: number, leftMinor: number) =>
    ask(admin, asked({ ...aRefundOf(payment, amountMinor), leftMinor }));
  const wholeMinor = order.amount * 100;
  expect(await refundOf(1_00, wholeMinor)).toMatchObject({ body: { code: 'dispute-open' } });
  await dispute.move('lost');
  expect(await read(order.path)).toMatchObject({ status: 'Paid', chargedBackAmount: 6_498 });
  expect(await paymentRecord(payment)).toMatchObject({
    disputes: { [dispute.id]: { state: 'lost', amountMinor: partMinor } },
    chargebackMonths: [expect.stringMatching(/^\d{4}-\d{2}$/)],
  });
  const leftMinor = wholeMinor - partMinor;
  expect(await refundOf(leftMinor + 1_00, leftMinor)).toMatchObject({
    status: 409,
    body: { code: 'dispute-lost' },
  });
  expect(await refundOf(leftMinor, leftMinor)).toMatchObject({ status: 200 });
  expect(await providerRefunds(payment.id)).toMatchObject([{ amount: leftMinor }]);
});

it('fault 34, disputed in part: a dispute without a readable amount counts for the whole payment', async () => {
  const { order, payment } = await aPaidOrder();
  const dispute = await raiseDispute(payment, { amount: 1_00 });
  const { path } = payments.doc(payment.id);
  await dispute.move('lost', { amount: 'much', currency: 'XYZ' });
  expect(await read(path)).toMatchObject({
    disputes: { [dispute.id]: { state: 'lost', amountMinor: order.amount * 100 } },
  });
  expect(await read(order.path)).toMatchObject({ chargedBackAmount: order.amount });
});
