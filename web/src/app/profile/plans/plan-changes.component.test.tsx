import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { endpoints } from '@shared/endpoints.ts';
import { payableHref, paths } from '@shared/paths.ts';
import { serverErrors } from '@shared/server-errors.ts';
import type { PlanChange } from '@shared/subscriptions/plan-changes.ts';
import { anInvoice, aSubscription } from '../../../../../tests/support/documents.ts';
import { serve } from '../../../../tests/endpoints.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { fakeTimestamp, setLists } from '../../../../tests/live-lists.ts';
import { signIn } from '../../../../tests/session.ts';
import { show } from '../../../../tests/show.tsx';
import { plans as texts } from '../../../content/plans.ts';
import ProfilePage from '../../routes/profile.tsx';

vi.mock('../../../lib/indian-today.ts', () => ({ indianToday: () => '2026-11-28' }));

const card = page.getByRole('article', { name: 'APAC Debt Grid' });
const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');
const off = { on: false, at: undefined, reason: null };
const done = { invoiceId: null };

beforeEach(() => {
  signIn();
});

async function open(change: Parameters<typeof aSubscription>[0] = {}) {
  const answers: Parameters<typeof serve>[0] = { [endpoints.changePlan]: done };
  const calls = serve(answers);
  list(change);
  await show(<ProfilePage />, paths.profilePlans);
  return { answers, calls };
}

function list(change: Parameters<typeof aSubscription>[0], invoices = {}): void {
  setLists({ subscriptions: { one: aSubscription(change) }, invoices });
}

function buttonOf(action: keyof typeof texts.actions) {
  return card.getByRole('button', { name: `${texts.actions[action]}: APAC Debt Grid` });
}

function press(action: keyof typeof texts.actions) {
  return buttonOf(action).click();
}

function asking(change: PlanChange) {
  return { path: endpoints.changePlan, body: { id: 'one', change } };
}

it('cancels a plan after one question, whose answer is optional', async () => {
  const { answers, calls } = await open();
  answers[endpoints.changePlan] = 'payment-in-progress';
  await press('cancel');
  await expect.element(question).toMatchTextContent(texts.cancel.untilEnd('13 Dec 2026'));
  await expect.element(question).toMatchTextContent(texts.cancel.noRefund);
  await expect.element(question).toMatchTextContent(texts.cancel.undo('13 Dec 2026'));
  await inspect();
  await question.getByRole('button', { name: texts.actions.cancel }).click();
  const reason = serverErrors['payment-in-progress'].message;
  await expect.element(question.getByRole('alert')).toHaveTextContent(reason);
  await question.getByRole('combobox').selectOptions('Too expensive');
  const answer = Promise.withResolvers<object>();
  answers[endpoints.changePlan] = answer.promise;
  await question.getByRole('button', { name: texts.actions.cancel }).click();
  // The list can show the change before the server's answer arrives.
  list({ renews: off });
  await expect.element(page.getByText(texts.states.ending('13 Dec 2026'))).toBeInTheDocument();
  answer.resolve(done);
  await expect.element(question).not.toBeInTheDocument();
  expect(calls).toEqual([
    asking({ kind: 'cancel', reason: null }),
    asking({ kind: 'cancel', reason: 'Too expensive' }),
  ]);
  await expect.element(card.getByRole('heading')).toHaveFocus();
});

it('says that an unpaid plan ends at once', async () => {
  await open({ state: 'overdue', graceUntil: '2026-12-01', termEnd: '2026-11-24' });
  await press('cancel');
  await expect.element(question).toMatchTextContent(texts.cancel.atOnce);
  await expect.element(question).toMatchTextContent('export your data until 28 Dec 2026');
  await question.getByRole('button', { name: texts.cancel.keep }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(buttonOf('cancel')).toHaveFocus();
});

it.each([
  ['renew', { renews: off }],
  ['keep', { next: { seats: 5, term: 'month' } }],
] as const)('%s takes one press, which shows that it works', async (kind, change) => {
  const { answers, calls } = await open(change);
  const answer = Promise.withResolvers<object>();
  answers[endpoints.changePlan] = answer.promise;
  await press(kind);
  const button = buttonOf(kind);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toMatchTextContent(texts.busy);
  answer.resolve(done);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  list({});
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(card.getByRole('heading')).toHaveFocus();
  expect(calls).toEqual([asking({ kind })]);
});

it('says why a change was refused', async () => {
  const { answers } = await open({ renews: off });
  answers[endpoints.changePlan] = 'offline';
  await press('renew');
  await expect.element(card.getByRole('alert')).toMatchTextContent("We couldn't reach the server");
  await inspect();
});

it('changes the users and the term from the next term', async () => {
  const { calls } = await open();
  await press('changeNext');
  await expect.element(dialog).toMatchTextContent('The change starts on 14 Dec 2026.');
  await dialog.getByRole('spinbutton').fill('5');
  await dialog.getByRole('radio', { name: texts.next.year }).click();
  await expect.element(dialog).toMatchTextContent('Next term: 5 users for 1 year, ₹8,24,950');
  await inspect();
  await dialog.getByRole('button', { name: texts.next.save }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual([asking({ kind: 'next', seats: 5, term: 'year' })]);
});

it('takes the change back if the next term is to be like the running one', async () => {
  const { calls } = await open({ next: { seats: 11, term: 'month' } });
  await press('changeNext');
  await dialog.getByRole('button', { name: texts.next.save }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  await press('changeNext');
  await dialog.getByRole('button', { name: texts.oneMore }).click();
  await dialog.getByRole('button', { name: texts.next.save }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual([asking({ kind: 'keep' })]);
});

it('shows what more users cost, and opens the invoice once it is there', async () => {
  const { answers, calls } = await open();
  answers[endpoints.changePlan] = { invoiceId: 'sub_1' };
  await press('addUsers');
  await dialog.getByRole('button', { name: texts.oneMore }).click();
  await expect.element(dialog).toMatchTextContent('₹17,598.93 to pay now');
  await expect
    .element(dialog)
    .toMatchTextContent("For 2 more users until 13 Dec 2026: 16 of the term's 30 days.");
  await expect.element(dialog).toMatchTextContent('14 users cost ₹2,30,986 per month');
  await inspect();
  await dialog.getByRole('button', { name: texts.more.pay }).click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls).toEqual([asking({ kind: 'add-seats', seats: 14, amountMinor: 17_598_93 })]);
  const button = dialog.getByRole('button', { name: texts.more.busy });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(location.pathname).not.toBe(payableHref('invoice', 'sub_1'));
  const invoice = { ...anInvoice(), createdAt: fakeTimestamp('2026-11-28T06:30:00Z') };
  list({ changeRequest: 'sub_1' }, { sub_1: invoice });
  await expect.poll(() => location.pathname).toBe(payableHref('invoice', 'sub_1'));
});

it('adds users at once if they cost less than a rupee', async () => {
  const { calls } = await open({ rate: { base: 0, seat: 100 } });
  await press('addUsers');
  await expect.element(dialog).toMatchTextContent(texts.more.free);
  await dialog.getByRole('button', { name: texts.more.add }).click();
  await expect.element(page.getByText(texts.more.done('13 users', 'APAC Debt Grid'))).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual([asking({ kind: 'add-seats', seats: 13, amountMinor: 53 })]);
});

it('says why nothing can be changed while offline, and keeps what was entered', async () => {
  await open();
  await press('addUsers');
  await dialog.getByRole('spinbutton').fill('20');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.dispatchEvent(new Event('offline'));
  const pay = dialog.getByRole('button', { name: texts.more.pay });
  await expect.element(pay).toBeDisabled();
  await expect.element(dialog).toMatchTextContent(texts.offline);
  await expect.element(dialog.getByRole('spinbutton')).toHaveValue(20);
  await dialog.getByRole('button', { name: texts.more.close }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const cancel = buttonOf('cancel');
  await expect.element(cancel).toBeDisabled();
  await expect.element(cancel).toHaveAccessibleDescription(texts.offline);
  await inspect();
  onLine.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(cancel).toBeEnabled();
});
