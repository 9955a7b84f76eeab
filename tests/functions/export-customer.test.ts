import { expect, it } from 'vitest';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { audit } from '../../functions/src/audit/audit-entry.ts';
import { signUp } from '../support/functions/accounts.ts';
import { postAs } from '../support/functions/requests.ts';
import { aStaffMember } from '../support/functions/staff.ts';
import { storeOrder } from '../support/functions/stored.ts';

it('an administrator gets everything about a customer, and the audit says so', async () => {
  const customer = await signUp({ withProfile: true });
  const order = await storeOrder(customer);
  const admin = await aStaffMember();
  const answer = await postAs(admin, endpoints.exportCustomer, { uid: customer.uid });
  expect(answer).toMatchObject({
    status: 200,
    body: { account: { uid: customer.uid }, orders: [{ id: order.id }] },
  });
  const entries = await audit.where('path', '==', `users/${customer.uid}`).get();
  expect(entries.docs.map((entry) => entry.data())).toMatchObject([
    { action: 'export-customer', actorUid: admin.uid },
  ]);
});

it.each([
  ['nobody', 404],
  ['../x', 400],
  ['', 400],
])('there is no export of “%s”', async (uid, status) => {
  const answer = await postAs(await aStaffMember(), endpoints.exportCustomer, { uid });
  expect(answer).toMatchObject({ status });
});
