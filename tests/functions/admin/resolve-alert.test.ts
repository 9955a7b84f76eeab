import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { AlertKind } from '../../../functions/shared/admin/alerts.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { raiseAlertNow } from '../../../functions/src/alerts/raise-alert.ts';
import { afterRead } from '../../support/functions/payments/interleave.ts';
import { byCommand } from '../../support/functions/admin-actions/request.ts';

it.each(['foreign', 'deletion_stuck', 'receipt_failed'] as const)(
  'a resolved alert of the kind %s reopens without its note when it recurs',
  async (kind) => {
    const { id, raise, resolve } = await anItem(kind);
    await resolve();
    await raise();
    const reopened = await stored(id);
    expect(reopened).toMatchObject({ resolvedAt: null, note: null, count: 1 });
    await raise();
    expect((await stored(id))?.createdAt).toEqual(reopened?.createdAt);
  },
);

it('an alert is open again if it recurred while the operator resolved it', async () => {
  const { id, raise, resolve } = await anItem('foreign');
  afterRead(`alerts/${id}`, resolve);
  await raise();
  expect(await stored(id)).toMatchObject({ resolvedAt: null, note: null, count: 2 });
});

async function anItem(kind: AlertKind) {
  // The ID of a grouped kind would be shared with other tests.
  const id = `${randomUUID()}_${kind}`;
  const raise = () => raiseAlertNow({ id, kind });
  await raise();
  const { seconds = 0, nanoseconds = 0 } = (await stored(id))?.lastAt ?? {};
  const lastAt = { seconds, nanoseconds };
  const resolve = () => byCommand({ action: 'resolve-alert', id, lastAt, note: 'Done.' });
  return { id, raise, resolve };
}

async function stored(id: string) {
  return (await alerts.doc(id).get()).data();
}
