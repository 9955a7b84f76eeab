import { expect, it } from 'vitest';
import { healthId } from '../../functions/shared/health.ts';
import { noteHealth } from '../../functions/src/payments/reconcile/note-health.ts';
import { webhookEvents } from '../../functions/src/payments/documents.ts';
import { read } from '../support/functions/stored.ts';

it('the sweep notes when it ended, and when the last webhook came', async () => {
  const now = new Date('2026-11-24T04:30:00Z');
  await noteHealth(now);
  const newest = await webhookEvents.orderBy('receivedAt', 'desc').limit(1).get();
  const { sweptAt, webhookAt } = await read(`health/${healthId}`);
  expect(sweptAt).toMatchObject({ seconds: now.getTime() / 1000 });
  expect(webhookAt ?? undefined).toEqual(newest.docs[0]?.data().receivedAt);
});
