import { randomUUID } from 'node:crypto';
import { indianDay } from '../../functions/shared/indian-time.ts';
import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { entriesAhead } from '../support/browser/entries-ahead.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { signUp, storeProfile } from '../support/functions/accounts.ts';
import { issueInvoice } from '../support/functions/issued-invoices.ts';
import { aStaffMember } from '../support/functions/staff.ts';
import { minutesAgo, storeInvoice, storeOrder } from '../support/functions/stored.ts';

test('the filter of a list is set by keys alone, and keeps the focus', async ({
  page,
  account,
}) => {
  const invoiceNumber = `INV-${randomUUID().slice(0, 8)}`;
  await storeInvoice(account, { invoiceNumber, status: 'Paid' });
  await visitDesk(page, '/admin/invoices');
  await signIn(page, await aPerson('viewer'));
  const form = page.getByRole('form', { name: 'Filter of the invoices' });
  const status = form.getByLabel('Status');
  const row = page.getByRole('link', { name: invoiceNumber });

  await form.getByLabel('Find').focus();
  await page.keyboard.type(invoiceNumber);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/invoices?text=${invoiceNumber}`);
  await expect(form.getByLabel('Find')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(status).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/status=Pending/);
  await expect(page.getByText('No invoices fit this filter.')).toBeVisible();
  await expect(status).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/status=Paid/);
  await expect(status).toBeFocused();
  await expect(row).toBeVisible();

  const from = form.getByLabel('From');
  await from.focus();
  const year = new Date().getFullYear();
  await page.keyboard.type(`0101${year}`);
  await expect(from).toHaveValue(`${year}-01-01`);
  await expect(page).not.toHaveURL(/from=/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`from=${year}-01-01`));
  await expect(from).toBeFocused();
  const to = form.getByLabel('To');
  await to.focus();
  await page.keyboard.type('01012020');
  await expect(page).not.toHaveURL(/to=/);
  await form.getByRole('button', { name: 'Find' }).focus();
  await expect(page).toHaveURL(/to=2020-01-01/);
  await expect(page.getByText('No invoices fit this filter.')).toBeVisible();
  await inspect(page, 'desk-filter');

  await page.goBack();
  await expect(to).toHaveValue('');
  await expect(row).toBeVisible();
  await form.getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/invoices');
  await expect(form.getByLabel('Find')).toHaveValue('');
  await expect(status).toHaveValue('');
  await expect(from).toHaveValue('');
});

test('the orders of a name are those of five customers, and the page says when there are more', async ({
  page,
}) => {
  const name = `Kin${randomUUID().replaceAll(/\d|-/g, '')}`;
  const [first, ...others] = await Promise.all([1, 2, 3, 4, 5].map(() => signUp()));
  if (!first) throw new Error('There is no customer.');
  for (const [at, { uid, email }] of [first, ...others].entries()) {
    await storeProfile(uid, { email, name: `${name} ${at}` });
  }
  await storeOrder(first, { orderNumber: 'ORD-FIRST' });
  await visitDesk(page, `/admin/orders?text=${name.toLowerCase()}`);
  await signIn(page, await aPerson('viewer'));
  const row = page.getByRole('link', { name: 'ORD-FIRST' });
  await expect(row).toBeVisible();
  const partial = page.getByText('Not all orders of customers whose name begins so are shown');
  await expect(partial).toBeHidden();

  const sixth = await signUp();
  await storeProfile(sixth.uid, { email: sixth.email, name: `${name} 5` });
  await page.reload();
  await expect(partial).toBeVisible();
  await expect(row).toBeVisible();
  await inspect(page, 'desk-filter-partial');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await download;
  await expect(page.getByText('It leaves out customers of this name.')).toBeVisible();
});

test('an invoice is found by the name on it, whatever its customer is called, if there is one', async ({
  page,
  account,
}) => {
  const maker = `Kin${randomUUID().replaceAll(/\d|-/g, '')}`;
  const invoiceNumber = `INV-1${randomUUID().slice(0, 8).toUpperCase()}`;
  await storeInvoice(account, { invoiceNumber, name: `${maker} Private Limited` });
  const email = `${randomUUID().slice(0, 8)}@example.org`;
  const { body } = await issueInvoice(await aStaffMember(), email, randomUUID(), `${maker} Bank`);
  const days = `from=${indianDay(minutesAgo(24 * 60).toDate())}&to=${indianDay(new Date())}`;
  const filter = `text=${maker.toLowerCase()}&currency=INR&status=Pending&${days}`;
  await visitDesk(page, `/admin/invoices?${filter}`);
  await signIn(page, await aPerson('viewer'));
  const rows = page.getByRole('main').getByRole('row').getByRole('link', { name: /INV/ });
  await expect(rows).toHaveText([String(body.after['number']), invoiceNumber]);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  for (const text of [maker, invoiceNumber.toLowerCase()]) {
    await search.getByRole('combobox').fill(text);
    await expect(search.getByRole('option', { name: invoiceNumber })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect.poll(() => entriesAhead(page)).toBe(1);
  const find = page.getByLabel('Find');
  await find.fill(invoiceNumber.toLowerCase());
  await find.press('Enter');
  await expect(page).toHaveURL(new RegExp(invoiceNumber.toLowerCase()));
  await expect(rows).toHaveText([invoiceNumber]);
});
