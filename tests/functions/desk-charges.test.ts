import { expect, it } from 'vitest';
import { signUp } from '../support/functions/accounts.ts';
import { actions } from '../support/functions/desk-actions/actions.ts';
import { ask, stored } from '../support/functions/desk-actions/asked.ts';
import { aStaffMember } from '../support/functions/staff.ts';

it('the customer reads what was done and why, on the record itself', async () => {
  const admin = await aStaffMember();
  const { path, request } = await actions['cancel-invoice'](await signUp());
  await ask(admin, request);
  expect(await stored(path)).toMatchObject({
    operatorChanges: [{ change: 'cancelled', note: 'Issued twice.', at: expect.anything() }],
  });
});

it('a note of more than 500 characters is refused', async () => {
  const { path, request } = await actions['cancel-invoice'](await signUp());
  const note = 'x'.repeat(501);
  expect(await ask(await aStaffMember(), { ...request, note })).toMatchObject({ status: 400 });
  expect(await stored(path)).toMatchObject({ status: 'Pending' });
});

it('an invoice without a reason stays as it is', async () => {
  const { path, request } = await actions['cancel-invoice'](await signUp());
  expect(await ask(await aStaffMember(), { ...request, note: ' ' })).toMatchObject({ status: 400 });
  expect(await stored(path)).toMatchObject({ status: 'Pending' });
});
