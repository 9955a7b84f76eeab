import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { audit } from '../../../functions/src/audit/audit-entry.ts';
import { claimInvoices } from '../../../functions/src/invoices/claim-invoices.ts';
import { invoicesOf } from '../../../functions/src/invoices/issued-invoice.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { issueInvoice } from '../../support/functions/payments/issued-invoices.ts';
import { storeInvoice } from '../../support/functions/stored.ts';
import { viewersDatabase } from '../../support/functions/viewers-database.ts';

vi.mock('../../../web/src/lib/env.ts', () => ({ env: { firebase: {} } }));
vi.mock('../../../web/src/lib/firestore.ts', () => ({ firestore: () => database }));

const database = viewersDatabase();
const { findClaimed } = await import('../../../web/src/admin/records/api/find-claimed.ts');
const { readNumber } = await import('../../../web/src/admin/records/api/read-number.ts');

it('a link to an unclaimed invoice leads to the account that claimed it', async () => {
  const account = await signUp();
  const id = randomUUID();
  const { body } = await issueInvoice(await aStaffMember(), account.email, id);
  const invoiceNumber = String(body.after['number']);
  const path = (await audit.doc(id).get()).data()?.path ?? '';
  await storeInvoice(await signUp(), { invoiceNumber });
  expect(await readNumber(path)).toBe(invoiceNumber);
  await expect.poll(() => claimInvoices(account.uid, account.email)).toBe(1);
  expect(await findClaimed(path)).toBe(invoicesOf(account.uid).doc(id).path);
  expect(await readNumber(path)).toBe(invoiceNumber);
  expect(await findClaimed(path.replace(id, 'none'))).toBeUndefined();
  expect(await findClaimed(`users/${account.uid}/invoices/${id}`)).toBeUndefined();
});
