import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '@shared/accounts/roles.ts';
import { addDays } from '@shared/subscriptions/term-days.ts';
import { formatIndianDay, indianDay } from '@shared/values/indian-time.ts';
import { listing, showing, showTo } from '../../../tests/admin.tsx';
import { aPlan } from '../../../tests/admin-records.ts';
import { expectLink } from '../../../tests/expect-link.ts';
import { inspect } from '../../../tests/inspect.ts';
import { toAdminPayable } from '../payables/admin-payable.ts';
import type { AdminPlan } from '../plans/admin-plan.ts';

vi.mock('../actions/api/call-admin.ts');
vi.mock('../audit/api/watch-audit.ts');
vi.mock('../customers/api/read-customer.ts');
vi.mock('../emails/api/watch-emails.ts');
vi.mock('../payables/api/watch-invoices-of-plan.ts');
vi.mock('../plans/api/export-plans.ts');
vi.mock('../plans/api/watch-plans.ts', { spy: true });
vi.mock('../records/api/read-number.ts');

const { callAdmin } = await import('../actions/api/call-admin.ts');
const { watchAuditOfRecord } = await import('../audit/api/watch-audit.ts');
const { readCustomer } = await import('../customers/api/read-customer.ts');
const { watchEmails } = await import('../emails/api/watch-emails.ts');
const { watchInvoicesOfPlan } = await import('../payables/api/watch-invoices-of-plan.ts');
const { countPlans, exportPlans } = await import('../plans/api/export-plans.ts');
const { watchPlan, watchPlans } = await import('../plans/api/watch-plans.ts');
const { readNumber } = await import('../records/api/read-number.ts');
const { PlanPage } = await import('./plan-page.tsx');
const { PlansPage } = await import('./plans-page.tsx');

const name = { uid: 'asha', id: 'plan1' };
const invoice = toAdminPayable(
  'invoice',
  { uid: 'asha', id: 'inv1' },
  {
    invoiceNumber: 'INV/26-27/000123',
    status: 'Pending',
    amount: 80_000,
    currency: 'INR',
    terms: [
      {
        subscriptionId: 'plan1',
        seats: 5,
        term: 'month',
        rate: { base: 0, seat: 16_000_00 },
        termStart: '2026-12-15',
        termEnd: '2027-01-15',
      },
    ],
  },
);

beforeEach(() => {
  vi.mocked(callAdmin).mockReset().mockResolvedValue({ before: {}, after: {} });
  vi.mocked(readCustomer).mockResolvedValue({ name: 'Asha Example', email: 'asha@example.com' });
  vi.mocked(readNumber).mockResolvedValue('INV/26-27/000123');
  vi.mocked(watchAuditOfRecord).mockImplementation(showing([]));
  vi.mocked(watchEmails).mockImplementation(listing());
  vi.mocked(watchInvoicesOfPlan).mockImplementation(showing({ items: [invoice], hasMore: false }));
});

function open(role: Role, plan: AdminPlan | undefined) {
  vi.mocked(watchPlan).mockImplementation(showing(plan));
  return showTo(role, <PlanPage plan={name} />, '/admin/plans/asha/plan1');
}

it('lists plans with their customer, next day and price, and filters them', async () => {
  const ending = aPlan({ id: 'plan2', renews: { on: false, at: undefined, reason: null } });
  vi.mocked(watchPlans).mockImplementation(async ({ filter }, onPage) => {
    const items = filter.product ? [] : [aPlan(), ending, aPlan({ id: 'plan3', state: 'overdue' })];
    onPage({ items, next: undefined });
    return () => undefined;
  });
  await showTo('viewer', <PlansPage />, '/admin/plans');
  const row = page.getByRole('row').nth(1);
  await expect.element(row).toMatchTextContent('12 users, 1 month');
  await expect.element(row).toMatchTextContent('Renews on 15 Dec 2026');
  await expect.element(row).toMatchTextContent('₹1,97,988');
  await expectLink('APAC Debt Grid', '/admin/plans/asha/plan1', row);
  await expect
    .element(row.getByRole('link', { name: 'Asha Example' }).first())
    .toHaveAttribute('href', '/admin/customers/asha');
  await expect.element(page.getByText('Ends on 14 Dec 2026').last()).toBeVisible();
  await inspect();
  await page.getByLabelText('State').selectOptions('Overdue');
  await expect.poll(() => location.search).toBe('?state=overdue');
  await page.getByLabelText('Product').selectOptions('Andean Debt Tracker');
  await expect.poll(() => location.search).toBe('?state=overdue&product=andean-debt-tracker');
  await expect.element(page.getByText('No plans match this filter.')).toBeVisible();
  await inspect();
  await page.getByLabelText('State').selectOptions('All except ended');
  await expect.poll(() => location.search).toBe('?product=andean-debt-tracker');
});

it('saves the filtered list, and records the download', async () => {
  vi.mocked(watchPlans).mockImplementation(listing(aPlan()));
  vi.mocked(countPlans).mockResolvedValue(1);
  vi.mocked(exportPlans).mockImplementation(async function* () {
    yield { text: '"plan1"', rows: 1, read: 1 };
  });
  await showTo('viewer', <PlansPage />, '/admin/plans?state=due');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(page.getByText(/^plans-.+\.csv saved \(1 row\)\.$/)).toBeVisible();
  expect(vi.mocked(exportPlans).mock.lastCall).toEqual([{ state: 'due' }]);
  expect(vi.mocked(callAdmin).mock.lastCall?.[1]).toEqual({
    action: 'record-download',
    file: 'plans',
    filter: { status: 'Due' },
    rows: 1,
  });
});

it('shows a plan with its request, next term and next step, and offers a viewer no action', async () => {
  const plan = aPlan({
    renewalRequest: 'inv1',
    changeRequest: 'inv2',
    next: { seats: 5, term: 'year' },
    nextStep: 'remind',
    nextStepAt: new Date('2026-12-12T03:30:00Z'),
  });
  await open('viewer', plan);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('APAC Debt Grid');
  const details = page.getByRole('region', { name: 'Details' });
  for (const text of [
    '15 Nov 2026 to 14 Dec 2026',
    'Change from the next term5 users, 1 year',
    'Started byOrder',
    'Next payment₹80,000 by 14 Dec 2026 (5 users, 1 month)',
    'RenewalOn',
    'Next stepReminder, 12 Dec 2026, 9:00 am IST',
  ]) {
    await expect.element(details).toMatchTextContent(text);
  }
  await expect
    .element(details.getByRole('link', { name: 'Invoice INV/26-27/000123' }).first())
    .toHaveAttribute('href', '/admin/invoices/asha/inv1');
  await expect
    .element(page.getByRole('region', { name: 'Invoices' }).getByRole('link'))
    .toHaveAttribute('href', '/admin/invoices/asha/inv1');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await inspect();
});

it('cancels an active plan with a reason', async () => {
  await open('admin', aPlan());
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel APAC Debt Grid?' });
  await expect.element(dialog).toMatchTextContent('The plan runs until 14 Dec 2026');
  await dialog.getByLabelText('Reason').fill('By phone.');
  await expect.element(dialog.getByRole('button', { name: 'Keep plan' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect.element(page.getByText('APAC Debt Grid cancelled.')).toBeVisible();
  expect(vi.mocked(callAdmin).mock.lastCall?.[1]).toEqual({
    action: 'cancel-plan',
    plan: name,
    note: 'By phone.',
  });
});

it('agrees a price for the next term', async () => {
  const agreed = { term: 'month', seat: 15_000_00 } as const;
  await open('admin', aPlan({ agreed }));
  await expect.element(page.getByText('₹15,000 per user per month')).toBeVisible();
  await page.getByRole('button', { name: 'Change next term' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the next term of APAC Debt Grid?' });
  await expect.element(dialog).toMatchTextContent('the term that begins on 15 Dec 2026');
  await expect.element(dialog).toMatchTextContent('₹16,499 for 1 month, ₹1,64,990 for 1 year');
  const save = dialog.getByRole('button', { name: 'Change next term' });
  const seats = dialog.getByLabelText('Users');
  const price = dialog.getByLabelText('Price per user in INR (optional)');
  await dialog.getByLabelText('Reason').fill('By phone.');
  for (const [users, text, error] of [
    ['12', '15000', /Please change the users, the term or the price\./],
    ['0', '', /Please enter a number from 1 to 500\./],
    ['500', '20001', /A term can cost ₹1,00,00,000 at most\./],
  ] as const) {
    await seats.fill(users);
    await price.fill(text);
    await save.click();
    await expect.element(seats).toHaveAccessibleDescription(error);
  }
  await price.fill('1.5');
  await save.click();
  await expect.element(price).toHaveAccessibleDescription(/Please enter a whole number\./);
  await inspect();
  await seats.fill('30');
  await dialog.getByLabelText('Term').selectOptions('1 year');
  await price.fill('₹1,40,000');
  await save.click();
  await expect.element(page.getByText('Next term of APAC Debt Grid changed.')).toBeVisible();
  expect(vi.mocked(callAdmin).mock.lastCall?.[1]).toEqual({
    action: 'change-plan-terms',
    plan: name,
    terms: { seats: 30, term: 'year', seatPrice: 1_40_000 },
    seen: { seats: 12, term: 'month', seatPrice: 15_000 },
    note: 'By phone.',
  });
});

it('puts a renewal on hold for up to 30 days', async () => {
  const today = indianDay(new Date());
  const [until, last] = [addDays(today, 5), addDays(today, 30)];
  const requested = aPlan({ renewalRequest: 'inv1', termEnd: addDays(today, 3) });
  vi.mocked(callAdmin).mockResolvedValue({ before: {}, after: { heldUntil: until } });
  await open('admin', requested);
  await page.getByRole('button', { name: 'Put renewal on hold' }).click();
  const dialog = page.getByRole('dialog', { name: 'Put the renewal of APAC Debt Grid on hold?' });
  const save = dialog.getByRole('button', { name: 'Put renewal on hold' });
  const day = dialog.getByLabelText('Go on from');
  await dialog.getByLabelText('Reason').fill('They asked.');
  for (const wrong of [today, addDays(last, 1)]) {
    await day.fill(wrong);
    await save.click();
    await expect.element(day).toHaveAccessibleDescription(/Please enter a day from/);
  }
  await day.fill(until);
  await save.click();
  const result = `Renewal of APAC Debt Grid on hold until ${formatIndianDay(until)}.`;
  await expect.element(page.getByText(result)).toBeVisible();
  expect(vi.mocked(callAdmin).mock.lastCall?.[1]).toEqual({
    action: 'hold-renewal',
    plan: name,
    heldUntil: until,
    note: 'They asked.',
  });
});

it('shows that a renewal is on hold, and releases it', async () => {
  const until = addDays(indianDay(new Date()), 5);
  const held = aPlan({ renewalRequest: 'inv1', heldUntil: until });
  await open('admin', held);
  const outlook = page.getByText(`On hold until ${formatIndianDay(until)}`, { exact: true });
  await expect.element(outlook).toBeVisible();
  await page.getByRole('button', { name: 'Release renewal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release renewal' }).click();
  await expect.element(page.getByText('Renewal of APAC Debt Grid released.')).toBeVisible();
  expect(vi.mocked(callAdmin).mock.lastCall?.[1]).toEqual({
    action: 'release-renewal',
    plan: name,
  });
});

it('turns the renewal of a cancelled plan on', async () => {
  const renews = { on: false, at: new Date('2026-11-20T04:30:00Z'), reason: 'Too expensive' };
  await open('admin', aPlan({ renews }));
  const details = page.getByRole('region', { name: 'Details' });
  await expect.element(details).toMatchTextContent('RenewalOff since 20 Nov 2026, 10:00 am IST');
  await expect.element(details).toMatchTextContent("Customer's reasonToo expensive");
  await page.getByRole('button', { name: 'Turn renewal on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn renewal on' }).click();
  await expect.element(page.getByText('Renewal of APAC Debt Grid turned on.')).toBeVisible();
  expect(vi.mocked(callAdmin).mock.lastCall?.[1]).toEqual({ action: 'renew-plan', plan: name });
});

it('gives an overdue plan more time, up to 30 days after its term', async () => {
  const termEnd = addDays(indianDay(new Date()), -2);
  const [graceUntil, last] = [addDays(termEnd, 7), addDays(termEnd, 30)];
  vi.mocked(callAdmin).mockResolvedValue({ before: {}, after: { graceUntil: last } });
  await open('admin', aPlan({ state: 'overdue', termEnd, graceUntil }));
  await expect
    .element(page.getByText(`Suspended unless paid by ${formatIndianDay(addDays(graceUntil, -1))}`))
    .toBeVisible();
  await page.getByRole('button', { name: 'Extend grace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give more time to pay for APAC Debt Grid?' });
  const day = dialog.getByLabelText('Suspend on');
  await dialog.getByLabelText('Reason').fill('They asked.');
  for (const wrong of [graceUntil, addDays(last, 1)]) {
    await day.fill(wrong);
    await dialog.getByRole('button', { name: 'Extend grace' }).click();
    await expect.element(day).toHaveAccessibleDescription(/Please enter a day from/);
  }
  await inspect();
  await day.fill(last);
  await dialog.getByRole('button', { name: 'Extend grace' }).click();
  const result = `Grace of APAC Debt Grid extended until ${formatIndianDay(last)}.`;
  await expect.element(page.getByText(result)).toBeVisible();
  expect(vi.mocked(callAdmin).mock.calls.map(([, action]) => action)).toEqual([
    { action: 'extend-grace', plan: name, graceUntil: last, note: 'They asked.' },
  ]);
});

it('ends a suspended plan, and offers nothing for an ended one', async () => {
  await open('admin', aPlan({ state: 'suspended' }));
  await page.getByRole('button', { name: 'End plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'End APAC Debt Grid now?' });
  await expect.element(dialog).toMatchTextContent('This refunds nothing.');
  const end = dialog.getByRole('button', { name: 'End plan' });
  await end.click();
  await expect
    .element(dialog.getByLabelText('Reason'))
    .toHaveAccessibleDescription(/Please enter a reason\./);
  await dialog.getByLabelText('Reason').fill('Sold twice.');
  vi.mocked(watchPlan).mockImplementation(
    showing(aPlan({ state: 'ended', endedOn: '2026-12-20' })),
  );
  await end.click();
  expect(vi.mocked(callAdmin).mock.lastCall?.[1]).toMatchObject({ action: 'end-plan' });
  await showTo('admin', <PlanPage plan={name} />, '/admin/plans/asha/plan2');
  await expect.element(page.getByText('Ended on 20 Dec 2026').last()).toBeVisible();
});

it("says that a plan doesn't exist", async () => {
  await open('viewer', undefined);
  await expect.element(page.getByText("This plan doesn't exist.")).toBeVisible();
  await inspect();
});
