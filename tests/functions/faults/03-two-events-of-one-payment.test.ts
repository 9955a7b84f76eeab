import { expect, it } from 'vitest';
import { anOpenOrder, emailsAbout } from '../../support/functions/payments/payments.ts';
import { issueAll } from '../../support/functions/payments/receipts.ts';
import { read } from '../../support/functions/stored.ts';
import { anEvent, deliver } from '../../support/functions/payments/webhooks.ts';

it.each([[['payment.captured', 'order.paid']], [['order.paid', 'payment.captured']]])(
  'fault 3, two events of one payment: %j, each delivered twice, record the payment once',
  async (events) => {
    const { order, payment } = await anOpenOrder();
    for (const event of events) {
      const eventId = `evt_${payment.id}_${event.replace('.', '_')}`;
      for (let delivery = 0; delivery < 2; delivery += 1) {
        const answer = await deliver(anEvent(event, payment), { eventId });
        expect(answer).toEqual({ status: 200, body: { outcome: 'recorded' } });
      }
    }
    expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
    await issueAll({ payment });
    expect(await emailsAbout(payment)).toEqual([`paid_${payment.id}`]);
  },
);
