import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import {
  raiseAlertNow,
  reopenAlert,
  type NewAlert,
} from '../../../functions/src/alerts/raise-alert.ts';
import { remindOperator, notifyOperator } from '../../../functions/src/emails/notify-operator.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { commitAtomically } from '../../../functions/src/platform/commit-atomically.ts';
import { expectErrors, loggedErrors } from '../../support/expect-errors.ts';
import { afterRead } from '../../support/functions/payments/interleave.ts';
import {
  alertsAbout,
  emailsToOperator,
  openAlertsAbout,
  resolveAlertsAbout,
} from '../../support/functions/payments/payments.ts';
import { minutesAgo } from '../../support/functions/stored.ts';
import { aPaymentEntity } from '../../support/functions/payments/webhooks.ts';

expectErrors('operator-alert');

const dayMs = 24 * 60 * 60_000;
const about = { uid: null, path: null, details: null };

function aDispute() {
  const { id: paymentId } = aPaymentEntity();
  return { id: `${paymentId}_dispute`, kind: 'dispute', paymentId, ...about } as const;
}

describe('an alert', () => {
  it('is emailed by the trigger, and again when it reopens', async () => {
    const item = aDispute();
    await raiseAlertNow(item);
    await expect.poll(() => emailsToOperator(item.id)).toHaveLength(1);
    await raiseAlertNow(item);
    await commitAtomically(async (batch) => reopenAlert(batch, item));
    await expect.poll(() => emailsToOperator(item.id)).toHaveLength(2);
  });

  it('is reported once by a log entry with the monitored name and by an email', async () => {
    const item = aDispute();
    const opened = minutesAgo(1);
    const stored = {
      ...item,
      count: 1,
      createdAt: opened,
      lastAt: opened,
      resolvedAt: null,
      note: null,
    };
    await notifyOperator(item.id, { ...stored, resolvedAt: minutesAgo(0) });
    expect(loggedErrors.join()).not.toContain(item.paymentId);
    expect(await emailsToOperator(item.id)).toEqual([]);
    for (let times = 0; times < 2; times += 1) await notifyOperator(item.id, stored);
    const entries = loggedErrors
      .filter((entry) => entry.includes(item.paymentId))
      .map((entry) => JSON.parse(entry) as object);
    expect(entries).toEqual([
      expect.objectContaining({
        severity: 'ERROR',
        message: expect.stringContaining('operator-alert'),
        kind: 'dispute',
        paymentId: item.paymentId,
      }),
    ]);
    expect(JSON.stringify(entries)).not.toContain('details');
    const [id = '', ...others] = await emailsToOperator(item.id);
    expect(others).toEqual([]);
    expect((await outbox.doc(id).get()).data()).toMatchObject({
      kind: 'operator_alert',
      paymentId: item.paymentId,
      alertId: item.id,
    });
  });

  it('is raised once by concurrent calls, even if it was resolved in between', async () => {
    const item = aDispute();
    afterRead(`alerts/${item.id}`, async () => {
      await raiseAlertNow(item);
      await resolveAlertsAbout({ id: item.paymentId });
    });
    await raiseAlertNow(item);
    expect(await alertsAbout({ id: item.paymentId })).toEqual(['dispute']);
    expect(await openAlertsAbout({ id: item.paymentId })).toEqual([]);
  });
});

describe('an alert of a grouped kind', () => {
  let item: NewAlert;

  // The ID of the kind itself would be shared with other tests.
  beforeEach(() => {
    item = { id: `foreign_${randomUUID()}`, kind: 'foreign' };
  });

  async function emailsOf(work: () => Promise<void>): Promise<number> {
    const before = await emailsToOperator(item.id);
    await work();
    const stored = (await alerts.doc(item.id).get()).data();
    if (stored) await notifyOperator(item.id, stored);
    return (await emailsToOperator(item.id)).length - before.length;
  }

  const raise = () => raiseAlertNow(item);

  it('sends one email a day, and another when it recurs after it was resolved', async () => {
    expect(await emailsOf(raise)).toBe(1);
    for (let times = 0; times < 2; times += 1) expect(await emailsOf(raise)).toBe(0);
    expect((await alerts.doc(item.id).get()).data()).toMatchObject({ count: 3 });
    await alerts.doc(item.id).update({ resolvedAt: minutesAgo(0) });
    expect(await emailsOf(raise)).toBe(1);
    expect((await alerts.doc(item.id).get()).data()).toMatchObject({
      count: 1,
      resolvedAt: null,
    });
  });

  it('sends one more email on a later day if it recurred after the first email', async () => {
    expect(await emailsOf(raise)).toBe(1);
    const tomorrow = new Date(Date.now() + dayMs);
    expect(await emailsOf(() => remindOperator(tomorrow))).toBe(0);
    await raise();
    expect(await emailsOf(() => remindOperator())).toBe(0);
    expect(await emailsOf(() => remindOperator(tomorrow))).toBe(1);
    expect(await emailsOf(() => remindOperator(tomorrow))).toBe(0);
  });

  it('sends an email on each day on which it occurs', async () => {
    expect(await emailsOf(raise)).toBe(1);
    const yesterday = Timestamp.fromMillis(Date.now() - dayMs);
    const stored = (await alerts.doc(item.id).get()).data();
    const earlier = async () => {
      if (stored) await notifyOperator(item.id, { ...stored, lastAt: yesterday });
    };
    expect(await emailsOf(earlier)).toBe(1);
    expect(await emailsOf(earlier)).toBe(0);
  });
});
