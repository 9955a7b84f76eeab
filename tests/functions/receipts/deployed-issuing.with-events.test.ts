import { expect, it } from 'vitest';
import { payments } from '../../../functions/src/payments/documents.ts';
import {
  anOrderToRecord,
  holdIssuing,
  receiptsOf,
  record,
} from '../../support/functions/payments/receipts.ts';

it('a recorded payment gets its receipt from the deployed function, and again when the operator queues it', async () => {
  const [bought, put] = await Promise.all([anOrderToRecord(), anOrderToRecord()]);
  await record(bought);
  await expect.poll(() => receiptsOf(bought)).toHaveLength(1);
  await holdIssuing(async () => {
    await record(put);
    await payments.doc(put.payment.id).update({ receiptState: 'failed' });
  });
  await payments.doc(put.payment.id).update({ receiptState: 'queued' });
  await expect.poll(() => receiptsOf(put)).toHaveLength(1);
});
