import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endpoints } from '@shared/endpoints.ts';
import { serve } from '../../../../tests/endpoints.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { show } from '../../../../tests/show.tsx';
import { messages } from '../../../content/profile.ts';

vi.mock('../../../core/auth/confirm-identity.ts');

const { confirmWithGoogle, confirmWithPassword, confirmationMethods } =
  await import('../../../core/auth/confirm-identity.ts');
const { DangerZone } = await import('./danger-zone.tsx');

const endpoint = endpoints.deleteAccount;
const answers: Record<string, 'internal' | 'sign-in-too-old' | 'offline' | Promise<object>> = {};
const onDeleted = vi.fn<() => void>();
let calls: ReturnType<typeof serve>;

const begin = page.getByRole('button', { name: 'Delete Account' });
const first = page.getByRole('alertdialog', { name: 'Delete your account?' });
const last = page.getByRole('alertdialog', { name: 'Delete everything permanently?' });
const question = page.getByRole('alertdialog');
const cancel = page.getByRole('button', { name: 'Cancel' });
const deleting = page.getByRole('button', { name: 'Deleting...' });

beforeEach(async () => {
  vi.resetAllMocks();
  calls = serve(answers);
  await show(<DangerZone email="asha@example.com" isGuest={false} onDeleted={onDeleted} />);
});

async function confirmTwice() {
  await begin.click();
  await first.getByRole('button', { name: 'Continue' }).click();
  await last.getByRole('button', { name: 'Delete my account' }).click();
}

async function expectLeft() {
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(begin).toHaveFocus();
}

it('deletes once after two questions, by keyboard alone', async () => {
  const answer = Promise.withResolvers<object>();
  answers[endpoint] = answer.promise;
  begin.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toHaveAccessibleDescription(messages.deleteQuestion);
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect
    .element(last)
    .toHaveAccessibleDescription(`${messages.lastDeleteQuestion} ${messages.remainingData}`);
  await expect.element(cancel).toHaveFocus();
  await inspect();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(deleting).toHaveFocus();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(cancel).toBeDisabled();
  answer.resolve({});
  await expect.element(page.getByText(messages.deleted)).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(onDeleted).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(1);
});

it('keeps the account if either question is declined', async () => {
  await begin.click();
  await expect.element(first).toBeVisible();
  await cancel.click();
  await expectLeft();
  await begin.click();
  await first.getByRole('button', { name: 'Continue' }).click();
  await expect.element(last).toBeVisible();
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expectLeft();
  expect(calls).toEqual([]);
});

it('shows a failure until the next try', async () => {
  answers[endpoint] = 'internal';
  await confirmTwice();
  const failed = page.getByText(messages.deleteFailed);
  await expect.element(failed).toBeVisible();
  await expectLeft();
  expect(onDeleted).not.toHaveBeenCalled();
  answers[endpoint] = Promise.resolve({});
  await confirmTwice();
  await expect.element(page.getByText(messages.deleted)).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

describe('after an old login', () => {
  const dialog = page.getByRole('alertdialog', { name: messages.confirmTitle });
  const password = dialog.getByLabelText('Password', { exact: true });
  const google = dialog.getByRole('button', { name: 'Confirm with Google' });

  beforeEach(() => {
    answers[endpoint] = 'sign-in-too-old';
  });

  it('asks for the password and deletes with it', async () => {
    vi.mocked(confirmationMethods).mockReturnValue({ password: true, google: false });
    await confirmTwice();
    await expect.element(dialog).toHaveAccessibleDescription(/asha@example\.com/);
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectLeft();
    await expect.element(page.getByText(messages.deleteFailed)).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);

    await confirmTwice();
    // The refusal has arrived, so the next request gets the new answer.
    await expect.element(password).toHaveFocus();
    const answer = Promise.withResolvers<object>();
    answers[endpoint] = answer.promise;
    await password.fill('corre\u0301ct horse');
    await userEvent.keyboard('{Enter}');
    await expect.element(deleting).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(cancel).toBeDisabled();
    answer.resolve({});
    await expect.element(page.getByText(messages.deleted)).toBeVisible();
    expect(confirmWithPassword).toHaveBeenLastCalledWith('corréct horse');
  });

  it("opens Google's window if there is no password, and reports errors", async () => {
    vi.mocked(confirmationMethods).mockReturnValue({ password: false, google: true });
    const error = new FirebaseError('auth/user-mismatch', 'Refused.');
    vi.mocked(confirmWithGoogle).mockRejectedValueOnce(error);
    await confirmTwice();
    await expect.element(google).toHaveFocus();
    await expect.element(password).not.toBeInTheDocument();
    await google.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(messages.otherGoogleAccount);
    await inspect();
  });

  it("deletes nothing if Google's window stays open after the question", async () => {
    vi.mocked(confirmationMethods).mockReturnValue({ password: true, google: true });
    const confirmed = Promise.withResolvers<void>();
    vi.mocked(confirmWithGoogle).mockReturnValue(confirmed.promise);
    await confirmTwice();
    await expect.element(password).toBeVisible();
    await google.click();
    await expect.element(page.getByRole('button', { name: 'Waiting for Google...' })).toBeVisible();
    await cancel.click();
    await expectLeft();
    confirmed.resolve();
    await confirmed.promise;
    await begin.click();
    await expect.element(first).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});
