import { expect } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { composeOperatorAlert } from '../../../functions/src/emails/compose/operator-alert.ts';
import { notifyOperator } from '../../../functions/src/emails/notify-operator.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { emailsToOperator } from './payments/payments.ts';

/** Waits for the email about an alert, and resolves to its content as JSON. */
export async function readEmailToOperator(alertId: string): Promise<string> {
  await expect.poll(() => emailsToOperator(alertId)).not.toEqual([]);
  const [id = ''] = await emailsToOperator(alertId);
  const entry = (await outbox.doc(id).get()).data();
  if (!entry) throw new Error(`No email about ${alertId}.`);
  return JSON.stringify(await composeOperatorAlert(entry));
}

/**
 * Expects that the trigger sends the operator exactly one email about an alert, however often it recurred since it
 * was last opened.
 */
export async function expectNotifiedOnce(alertId: string): Promise<void> {
  const item = (await alerts.doc(alertId).get()).data();
  if (!item) throw new Error(`No alert ${alertId}.`);
  // Another test may have opened the same alert before, and its email may not have arrived yet.
  const opening = `alert_${alertId}.${item.createdAt.toMillis()}`;
  const emails = async () =>
    (await emailsToOperator(alertId)).filter((id) => id.startsWith(opening));
  await expect.poll(emails).not.toEqual([]);
  // The trigger may not have processed the alert's latest state yet.
  await notifyOperator(alertId, item);
  expect(await emails()).toHaveLength(1);
}
