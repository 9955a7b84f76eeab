import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { healthId } from '../../../functions/shared/admin/health.ts';
import { recordWebhook } from '../../../functions/src/payments/record-health.ts';
import { read } from '../../support/functions/stored.ts';
import { suite } from '../../support/functions/suite.ts';
import { deliver } from '../../support/functions/payments/webhooks.ts';

const minuteMs = 60_000;
const folder = resolve(import.meta.dirname, '../../fixtures/razorpay-webhooks');

it.each(globSync('*.json', { cwd: folder }).map((file) => basename(file)))(
  'the published sample %s is accepted',
  async (file) => {
    const sample = JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as object;
    const { status, body } = await deliver({ ...sample, account_id: suite.razorpayAccountId });
    expect(status).toBe(200);
    expect(body.outcome).toMatch(/^(open|unmatched)$/);
  },
);

it('the time of a webhook is stored when it arrives, at most once a minute', async () => {
  await deliver({ event: 'payment.captured', account_id: suite.razorpayAccountId });
  expect(Date.now() - (await webhookMs())).toBeLessThan(minuteMs + 10_000);

  const later = Date.now() + 10 * minuteMs;
  await recordWebhook(new Date(later));
  await recordWebhook(new Date(later + minuteMs - 1));
  expect(await webhookMs()).toBe(later);
  await recordWebhook(new Date(later + minuteMs));
  expect(await webhookMs()).toBe(later + minuteMs);
});

async function webhookMs(): Promise<number> {
  const { webhookAt } = await read(`health/${healthId}`);
  return (webhookAt as Timestamp).toMillis();
}
