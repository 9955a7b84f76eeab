import { beforeAll, expect, it } from 'vitest';
import { readSettlement } from '../../functions/src/payments/settlement/read-settlement.ts';
import { settlePayment } from '../../functions/src/payments/settlement/settle-payment.ts';
import { beforeRead } from '../support/functions/crossing.ts';
import { anOpenOrder, reportOf } from '../support/functions/payments.ts';
import { reachSandbox } from '../support/functions/provider.ts';

beforeAll(reachSandbox);

it('reads no order that is older than what the ledger has booked on it', async () => {
  const { payment } = await anOpenOrder();
  const report = reportOf(payment);
  const { attempt } = await readSettlement(report, undefined, undefined);
  beforeRead(`payments/${payment.id}`, () => settlePayment(report));
  const reads = await readSettlement(report, undefined, attempt);
  expect(reads.entry.data()).toMatchObject({ outcome: 'settled' });
  expect(reads.document?.data()).toMatchObject({ status: 'Paid', paymentId: payment.id });
});
