import { expect, it } from 'vitest';
import { readSettlement } from '../../functions/src/payments/settlement/read-settlement.ts';
import { settlePayment } from '../../functions/src/payments/settlement/settle-payment.ts';
import { readAtOneMoment } from '../../functions/src/platform/commit-atomically.ts';
import { beforeRead } from '../support/functions/crossing.ts';
import { anOpenOrder, reportOf } from '../support/functions/payments.ts';

it('reads everything as it was at the first read', async () => {
  const { payment } = await anOpenOrder();
  const report = reportOf(payment);
  beforeRead(`payments/${payment.id}`, () => settlePayment(report));
  const found = await readAtOneMoment((reads) =>
    readSettlement(reads, report, undefined, undefined),
  );
  expect(found.attempt?.data()).toMatchObject({ state: 'open' });
  expect(found.entry.exists).toBe(false);
  expect(found.document?.data()).toMatchObject({ status: 'Pending' });
});

it('finds a later payment’s entry and order together', async () => {
  const { payment } = await anOpenOrder();
  const report = reportOf(payment);
  await settlePayment(report);
  const found = await readAtOneMoment((reads) =>
    readSettlement(reads, report, undefined, undefined),
  );
  expect(found.entry.data()).toMatchObject({ outcome: 'settled' });
  expect(found.document?.data()).toMatchObject({ status: 'Paid', paymentId: payment.id });
});
