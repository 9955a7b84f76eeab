import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { userCollectionPath } from '../../../functions/shared/collections.ts';
import { indianDay } from '../../../functions/shared/values/indian-time.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { findAccounts } from '../../../functions/src/renewals/rebuild/rebuild-plans.ts';
import { anOrder } from '../../support/documents.ts';
import { emptyDatabase } from '../../support/functions/empty-database.ts';
import { aPlan, planOf } from '../../support/functions/plans.ts';
import { runCommand } from '../../support/functions/run-command.ts';

const month = { id: 'apac-debt-grid', seats: 3, term: 'month' } as const;
const command = 'subscriptions-rebuild';
const today = indianDay(new Date());

beforeEach(emptyDatabase);

it('the command lists what differs, and changes it only with --apply', async () => {
  const [missing, damaged] = [await aPlan(today, month), await aPlan(today, month)];
  const right = await planOf(missing);
  await missing.reference.delete();
  await damaged.reference.update({ seats: 499 });

  const listed = await runCommand(command, []);
  expect(listed).toMatchObject({ code: 1 });
  const until = right.termEnd;
  expect(listed.output.split('\n').toSorted()).toEqual(
    [
      '',
      `${missing.reference.path}: was missing: APAC Debt Grid, 3 users until ${until} (active)`,
      `${damaged.reference.path}: becomes APAC Debt Grid, 3 users until ${until} (active); was APAC Debt Grid, 499 users until ${until} (active)`,
      '2 plans to change.',
    ].toSorted(),
  );
  expect((await missing.reference.get()).exists).toBe(false);

  expect(await runCommand(command, ['--apply'], 'n\n')).toMatchObject({ code: 1 });
  expect((await missing.reference.get()).exists).toBe(false);

  const applied = await runCommand(command, ['--apply', '--yes']);
  expect(applied).toMatchObject({
    code: 0,
    output: expect.stringContaining('Changed 2 plans.\nEvery plan that was paid is right.'),
  });
  expect(await planOf(missing)).toMatchObject({ seats: 3, termEnd: until });
  expect(await runCommand(command, [])).toEqual({
    code: 0,
    output: 'Every plan that was paid is right.\n',
  });
});

it('an account that fails holds up no other, and is named', async () => {
  const [broken, sound] = [await aPlan(today, month), await aPlan(today, month)];
  await firestore.doc(broken.orderPath).update({ items: 'none' });
  await sound.reference.delete();
  const { code, output } = await runCommand(command, ['--apply', '--yes']);
  expect(code).toBe(1);
  expect(output).toContain(`Not checked, try again later: ${broken.account.uid}.`);
  expect(await planOf(sound)).toMatchObject({ seats: 3 });
});

it('a plan that nothing paid for is named and stays', async () => {
  const bought = await aPlan(today, month);
  await firestore.doc(bought.orderPath).delete();
  const { code, output } = await runCommand(command, ['--apply', '--yes']);
  expect(code).toBe(1);
  expect(output).toContain(`${bought.reference.path}: stays, but no paid order or invoice`);
  expect(await planOf(bought)).toMatchObject({ termEnd: expect.any(String) });
});

it('all accounts are found, whatever their number', async () => {
  const uids = ['a', 'b', 'c', 'd', 'e'];
  for (const uid of uids) {
    const order = { ...anOrder(uid), createdAt: Timestamp.now() };
    await firestore.doc(`${userCollectionPath(uid, 'orders')}/order`).set(order);
  }
  expect([...(await findAccounts(2))].toSorted()).toEqual(uids);
});
