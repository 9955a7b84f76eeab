import { expect, it } from 'vitest';
import { asked, ask } from '../../support/functions/admin-actions/request.ts';
import { aRefundOf } from '../../support/functions/admin-actions/payments.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { providerRefunds } from '../../support/functions/payments/provider.ts';
import { aPaidOrder, openAlertsAbout } from '../../support/functions/payments/payments.ts';
import { raiseDispute } from '../../support/functions/payments/disputes.ts';

it('fault 36, suspected fraud: the payment can be refunded, as its bank asks, but not once it is charged back', async () => {
  const { payment } = await aPaidOrder();
  const admin = await aStaffMember();
  const dispute = await raiseDispute(payment, { phase: 'fraud' });
  expect(await openAlertsAbout(payment)).toEqual(['dispute']);
  const request = asked(aRefundOf(payment, 1_000));
  expect(await ask(admin, request)).toMatchObject({ status: 200 });
  expect(await providerRefunds(payment.id)).toHaveLength(1);
  await dispute.move('created', { phase: 'chargeback' });
  const next = asked(aRefundOf(payment, 1_000));
  expect(await ask(admin, next)).toMatchObject({ body: { code: 'dispute-open' } });
});
