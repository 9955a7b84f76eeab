import { paths } from '../../functions/shared/paths.ts';
import { openedCheckout, payByUpi } from '../support/browser/checkout.ts';
import { signIn, visitDesk } from '../support/browser/desk.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { logIn } from '../support/browser/log-in.ts';
import { awaitLetter } from '../support/browser/mailbox.ts';
import { visit } from '../support/browser/visit.ts';
import { proveAddress, signUp } from '../support/functions/accounts.ts';
import { runCommand } from '../support/functions/run-command.ts';

test('who is granted the role issues an invoice; the customer gets the letter, verifies the address, pays it, and reads why half was refunded', async ({
  page,
  browser,
  account,
}) => {
  const admin = await signUp();
  await proveAddress(admin);
  const granted = await runCommand('admin-grant', [admin.email, '--yes']);
  expect(granted).toMatchObject({ code: 0 });
  await visitDesk(page, '/admin/invoices');
  await signIn(page, admin);
  await page.getByRole('link', { name: 'New invoice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New invoice');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  for (const problem of ['Please say what it is for.', 'Please enter a price such as 5,500.50.']) {
    await expect(page.getByText(problem)).toBeVisible();
  }
  await inspect(page, 'desk-new-invoice-errors');
  await page.getByLabel('Customer’s name').fill('Asha Example');
  const email = page.getByLabel('Customer’s email');
  await email.fill(`nobody-${account.email}`);
  await expect(email).toHaveAccessibleDescription(/^No account has this address yet\./);
  await email.fill(account.email);
  await expect(email).toHaveAccessibleDescription(/^The account of Asha Example has this address/);
  await page.getByLabel('Description').fill('Migration of 2,000 cases');
  await page.getByLabel('Unit price').fill('20,000');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('Description').nth(1).fill('Training, half a day');
  await page.getByLabel('Quantity').nth(1).fill('2');
  await page.getByLabel('Unit price').nth(1).fill('2,500.50');
  await page.getByLabel('Note (optional)').fill('As agreed on the phone.');
  await expect(page.getByText('Total ₹25,001')).toBeVisible();
  await inspect(page, 'desk-new-invoice');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  const question = page.getByRole('dialog', { name: 'Issue an invoice for ₹25,001?' });
  await expect(question).toContainText(account.email);
  await inspect(page, 'desk-issue-invoice');
  await question.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(page.getByText(/^Invoice INV\/\S+ for ₹25,001 is issued to /)).toBeVisible();
  const link = page.getByRole('link', { name: /^INV\// });
  await expect(link).toHaveCount(1);
  const number = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByText('None yet: it waits')).toBeVisible();
  await inspect(page, 'desk-issued-invoice');
  await page.getByRole('button', { name: 'Remind' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remind' }).click();
  await expect(page.getByText('Reminded of an invoice')).toBeVisible();

  const letter = await awaitLetter(account.email, /^Invoice INV\//);
  expect(letter.text).toContain('2 × Training, half a day');
  await awaitLetter(account.email, /^Reminder: invoice INV\//);

  const theirs = await (await browser.newContext()).newPage();
  await visit(theirs, '/');
  await logIn(theirs, account);
  await theirs.goto(paths.profileInvoices);
  await expect(theirs.getByText('No invoices found.')).toBeVisible();
  await proveAddress(account);
  // A sign-in from before the verification does not open what waits for the address.
  await theirs.reload();
  await expect(theirs.getByText('Invoices are waiting for your email address.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Logout' }).click();
  await logIn(theirs, account);
  await theirs.goto(paths.profileInvoices);
  await theirs.getByRole('link', { name: number }).click();
  const terms = theirs.getByRole('region', { name: 'What it is for' });
  await expect(terms).toContainText('Training, half a day, 2 × ₹2,500.50');
  await expect(terms).toContainText('As agreed on the phone.');
  await expect(theirs.getByText('Reminder sent to you')).toBeVisible();
  await inspect(theirs, 'issued-invoice');
  await theirs.getByRole('button', { name: /^Pay Now/ }).click();
  await payByUpi(await openedCheckout(theirs), 'success@razorpay');
  await expect(theirs.getByText('Paid', { exact: true })).toBeVisible();

  await visitDeskAgain();
  await expect(page.getByText('Issued an invoice')).toBeVisible();
  await page.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: /^Refund the payment of ₹/ });
  await refund.getByLabel('Amount in INR').fill('12,500.50');
  await refund.getByLabel('Reason').fill('One training is off.');
  await refund.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('Refund of ₹12,500.50: Done')).toBeVisible();
  await expect(theirs.getByText('One training is off.')).toBeVisible();
  await expect(theirs.getByText('Partly refunded', { exact: true })).toBeVisible();
  await theirs.context().close();

  async function visitDeskAgain() {
    await page.getByRole('link', { name: 'All invoices' }).click();
    await page.getByLabel('Find').fill(number);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByText('None yet: it waits')).toBeHidden();
  }
});
