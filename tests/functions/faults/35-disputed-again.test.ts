import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import {
  aPaidOrder,
  alertsAbout,
  openAlertsAbout,
} from '../../support/functions/payments/payments.ts';
import { read } from '../../support/functions/stored.ts';
import { raiseDispute } from '../../support/functions/payments/disputes.ts';

it('fault 35, disputed again: a second dispute of a payment raises its own alert with its deadline', async () => {
  const { payment } = await aPaidOrder();
  const first = await raiseDispute(payment, { amount: 1_000_00 });
  await first.move('won');
  expect(await openAlertsAbout(payment)).toEqual(['dispute_over']);
  const second = await raiseDispute(payment, { amount: 2_000_00 });
  expect(await alertsAbout(payment)).toEqual(['dispute', 'dispute', 'dispute_over']);
  expect((await alerts.doc(`${second.id}_dispute`).get()).data()).toMatchObject({
    resolvedAt: null,
    details: expect.stringMatching(
      /^₹2,000 of ₹.+\. Phase: chargeback\. Reason: goods or services.+\. Respond by .+ IST\.$/,
    ),
  });
  expect((await alerts.doc(`${first.id}_dispute`).get()).data()).toMatchObject({
    note: 'The dispute was won.',
  });
});

it('fault 35, disputed again: a won chargeback that is challenged reopens its alert', async () => {
  const { payment } = await aPaidOrder();
  const dispute = await raiseDispute(payment);
  await dispute.move('won');
  await dispute.move('created', { phase: 'pre_arbitration' });
  expect((await alerts.doc(`${dispute.id}_dispute`).get()).data()).toMatchObject({
    resolvedAt: null,
    details: expect.stringContaining('Phase: pre arbitration'),
  });
});

it('fault 35, disputed again: an order shows the sum of its lost disputes', async () => {
  const { order, payment } = await aPaidOrder();
  for (const amount of [1_000_00, 2_000_00]) {
    await (await raiseDispute(payment, { amount })).move('lost');
  }
  expect(await read(order.path)).toMatchObject({
    chargedBackAmount: 3_000,
    chargedBackAt: expect.any(Timestamp),
  });
});
