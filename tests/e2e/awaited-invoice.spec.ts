import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { payableHref } from '../../functions/shared/paths.ts';
import { addDays } from '../../functions/shared/subscriptions/term-days.ts';
import { formatIndianDay } from '../../functions/shared/values/indian-time.ts';
import { subscriptionsOf } from '../../functions/src/subscriptions/documents.ts';
import { awaitLink } from '../support/browser/emails/account-emails.ts';
import { awaitEmail } from '../support/browser/emails/mailbox.ts';
import { switchToSignUp } from '../support/browser/auth-dialog.ts';
import { openedCheckout, payByUpi } from '../support/browser/payments/checkout.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { goToPart, inHead } from '../support/browser/open-profile.ts';
import { fillSignUp } from '../support/browser/sign-up.ts';
import { uidOf } from '../support/browser/stored.ts';
import { issuePlans } from '../support/functions/payments/issued-invoices.ts';
import { planOf, runUntil } from '../support/functions/plans.ts';
import { aStaffMember } from '../support/functions/accounts/staff.ts';

const forInvoice = 'To see this invoice, log in or sign up with the address our email was sent to.';
const grid = { id: 'apac-debt-grid', seats: 2, term: 'year', seatPrice: 1_50_000 } as const;

test('a new customer finds an emailed invoice once the address is verified in another tab, pays for a year, and renews', async ({
  page,
  context,
}) => {
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  const id = randomUUID();
  expect((await issuePlans(await aStaffMember(), { email, id }, grid)).status).toBe(200);
  const panel = page.getByRole('region', {
    name: /^(Verify your email address|Email address verified)$/,
  });
  const waits = `${email} isn't verified yet. To see invoices sent to this address`;

  await test.step('signs up to see it', async () => {
    await page.goto(payableHref('invoice', id));
    await expect(page.getByRole('dialog', { name: 'Login' })).toContainText(forInvoice);
    const dialog = await switchToSignUp(page);
    await expect(dialog).toContainText(forInvoice);
    await fillSignUp(dialog, { email, password: 'correct horse' });
    await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(
      page.getByText(`Your account has been created. We've sent an email to ${email}`),
    ).toBeVisible();
    await expect(page).toHaveURL(payableHref('invoice', id));
    await expect(panel).toContainText(waits);
    await goToPart(page, 'Invoices');
    await expect(panel).toContainText(waits);
    await expect(panel.getByRole('status')).toContainText('another email in a minute');
  });

  await test.step('verifies the address in another tab', async () => {
    const other = await context.newPage();
    await other.goto(await awaitLink(email, 'verifyEmail'));
    await expect(other.getByRole('heading', { name: 'Verify your email address' })).toBeFocused();
    await other.getByRole('button', { name: 'Verify this address' }).click();
    await expect(other.getByText(`${email} is verified.`)).toBeVisible();
    await other.getByRole('link', { name: 'Continue to your profile' }).click();
    await expect(inHead(other, 'Verified')).toBeVisible();
    await expect(panel).toContainText(`${email} is now verified.`);
  });

  const plan = page.getByRole('article', { name: 'APAC Debt Grid' });
  await test.step('finds the invoice and pays it, which starts the plan', async () => {
    await page.getByRole('link', { name: /^INV\// }).click();
    await expect(page).toHaveURL(payableHref('invoice', id));
    await payNow(page);
    await page.getByRole('link', { name: 'See your plans' }).click();
    await expect(plan).toContainText('costs ₹3,00,000.');
    await expect(plan).toContainText('Nothing is charged automatically.');
  });

  await test.step('is asked to renew it by email, and pays', async () => {
    const bought = await planIn(await uidOf(email));
    const { termEnd } = await planOf(bought);
    await runUntil(bought, addDays(termEnd, -45));
    const { text } = await awaitEmail(email, /^Renew APAC Debt Grid by/);
    await page.goto(/https?:\S+\/profile\S*/.exec(text)?.[0] ?? '');
    await payNow(page);
    await page.getByRole('link', { name: 'See your plans' }).click();
    await expect(plan).toContainText(
      `Your next term is paid: 2 users for 1 year, from ${formatIndianDay(termEnd)} to`,
    );
  });
});

async function payNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay Now/ }).click();
  await payByUpi(await openedCheckout(page), 'success@razorpay');
  const thanks = page.getByRole('region', { name: 'Thank you for your payment' });
  await expect(thanks).toContainText(/You paid ₹3,00,000.* for invoice INV\//);
}

async function planIn(uid: string) {
  const [plan] = (await subscriptionsOf(uid).get()).docs;
  if (!plan) throw new Error('The payment started no plan.');
  return { reference: plan.ref };
}
