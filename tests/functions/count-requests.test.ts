import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { requestCounts } from '../../functions/src/platform/documents.ts';
import { countRequest } from '../../functions/src/platform/http/count-requests.ts';

const minuteMs = 60_000;

it('countRequest accepts requests up to the limit, and more only in the next window', async () => {
  const limits = [{ subject: `user:${randomUUID()}`, limit: 3 }];
  const now = new Date('2026-11-21T10:00:00Z');
  for (let request = 0; request < 3; request += 1) await countRequest(limits, now);
  await expectRefusal(limits, now);
  await expectRefusal(limits, new Date(now.getTime() + 9 * minuteMs));
  await countRequest(limits, new Date(now.getTime() + 10 * minuteMs));
});

it('countRequest accepts no more than the limit when all requests come at once', async () => {
  const limits = [{ subject: `user:${randomUUID()}`, limit: 5 }];
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => countRequest(limits, new Date())),
  );
  const taken = answers.filter(({ status }) => status === 'fulfilled');
  expect(taken.length).toBeLessThanOrEqual(5);
});

it('countRequest refuses when one of several subjects is over its limit, and counts each separately', async () => {
  const one = { subject: `user:${randomUUID()}`, limit: 1 };
  const other = { subject: `user:${randomUUID()}`, limit: 9 };
  const now = new Date();
  await countRequest([one, other], now);
  await expectRefusal([one, other], now);
  await countRequest([other], now);
});

it("countRequest counts by day if the limit says so, and keeps a day's count for one more day", async () => {
  const limits = [{ subject: `mailbox:${randomUUID()}`, limit: 1, windowMs: 24 * 60 * minuteMs }];
  const now = new Date('2026-11-21T00:00:00Z');
  const known = new Set((await requestCounts.listDocuments()).map(({ id }) => id));
  await countRequest(limits, now);
  await expectRefusal(limits, new Date('2026-11-21T23:59:00Z'));
  const added = (await requestCounts.get()).docs.find(({ id }) => !known.has(id));
  expect(added?.data().expiresAt.toDate()).toEqual(new Date('2026-11-23T00:00:00Z'));
  await countRequest(limits, new Date('2026-11-22T00:00:00Z'));
});

it('countRequest stores no IP address, and keeps no count for longer than two windows', async () => {
  const subject = `address:203.0.113.7 ${randomUUID()}`;
  const now = new Date();
  const known = new Set((await requestCounts.listDocuments()).map(({ id }) => id));
  await countRequest([{ subject, limit: 1_000 }], now);
  const counts = (await requestCounts.get()).docs.filter(({ id }) => !known.has(id));
  expect(counts).not.toEqual([]);
  expect(JSON.stringify(counts.map((it) => [it.id, it.data()]))).not.toContain('203.0.113.7');
  for (const { expiresAt } of counts.map((it) => it.data())) {
    expect(expiresAt.toMillis() - now.getTime()).toBeLessThanOrEqual(20 * minuteMs);
  }
});

async function expectRefusal(...request: Parameters<typeof countRequest>): Promise<void> {
  await expect(countRequest(...request)).rejects.toMatchObject({ code: 'too-many-requests' });
}
