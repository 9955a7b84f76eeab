import { expect, it } from 'vitest';
import { audit } from '../../functions/src/audit/audit-entry.ts';
import { signUp } from '../support/functions/accounts.ts';
import { actions } from '../support/functions/desk-actions/actions.ts';
import { asked, ask, entriesAbout, stored } from '../support/functions/desk-actions/asked.ts';
import { anOpenInvoice, ledgerEntry, paySettled } from '../support/functions/payments.ts';
import { control, setFaults } from '../support/functions/provider.ts';
import { aStaffMember } from '../support/functions/staff.ts';

it('the customer reads what was done and why, on the record itself', async () => {
  const admin = await aStaffMember();
  const { path, request } = await actions['cancel-invoice'](await signUp());
  await ask(admin, request);
  expect(await stored(path)).toMatchObject({
    operatorChanges: [{ change: 'cancelled', note: 'Issued twice.', at: expect.anything() }],
  });
});

it.each([
  ['cancel-invoice', 'cancelled'],
  ['complete-order', 'completed'],
  ['remind-of-invoice', 'reminded'],
  ['capture-payment', 'captured'],
  ['settle-payment', 'checked'],
  ['retry-receipt', 'receipt_retried'],
] as const)('the customer reads once that staff did this: %s', async (action, change) => {
  const admin = await aStaffMember();
  const { request } = await actions[action](await signUp());
  for (const answer of [await ask(admin, request), await ask(admin, request)]) {
    expect(answer).toMatchObject({ status: 200 });
  }
  const entry = (await audit.doc(request.key).get()).data();
  expect(await stored(entry?.chargePath ?? '')).toMatchObject({
    operatorChanges: [{ change, id: request.key, note: entry?.note, at: expect.anything() }],
  });
});

it('an invoice is not cancelled while a payment of it waits to be captured', async () => {
  const { account, order, razorpayOrderId } = await anOpenInvoice({
    amount: 1_000,
    currency: 'INR',
  });
  await setFaults({ payments: { outcome: 'authorized' } });
  const { id } = await paySettled(razorpayOrderId);
  const charge = { type: 'invoice', uid: account.uid, id: order.id } as const;
  const admin = await aStaffMember();
  const cancel = () => ask(admin, asked({ action: 'cancel-invoice', charge, note: 'Twice.' }));
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'payment-uncaptured' } });
  expect(await stored(order.path)).toMatchObject({ status: 'Pending' });
  expect(await entriesAbout(order.path, 'cancel-invoice')).toEqual([]);
  await control(`payments/${id}/void`, {});
  await expect.poll(() => ledgerEntry({ id })).toMatchObject({ state: 'voided' });
  expect(await cancel()).toMatchObject({ status: 200 });
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
