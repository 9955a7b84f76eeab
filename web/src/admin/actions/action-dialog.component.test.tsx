import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serverErrors } from '@shared/server-errors.ts';
import { showTo } from '../../../tests/admin.tsx';
import { inspect } from '../../../tests/inspect.ts';
import { ApiError, networkError } from '../../core/api/api-error.ts';
import { actionsOfPayable } from '../payables/payable-actions.ts';
import { toAdminPayable } from '../payables/admin-payable.ts';

vi.mock('../../core/api/as-user.ts');

const { postAsUser } = await import('../../core/api/as-user.ts');
const { ActionButtons } = await import('./action-buttons.tsx');

const invoice = { status: 'Pending', invoiceNumber: 'INV-1' };
const actions = actionsOfPayable(toAdminPayable('invoice', { uid: 'asha', id: 'inv1' }, invoice));
const dialog = page.getByRole('dialog', { name: 'Cancel invoice INV-1?' });
const reason = dialog.getByLabelText('Reason');
const cancel = dialog.getByRole('button', { name: 'Cancel invoice' });
const undo = page.getByRole('button', { name: 'Undo' });
const open = () => page.getByRole('button', { name: 'Cancel invoice' }).first().click();
const keys = () =>
  vi
    .mocked(postAsUser)
    .mock.calls.map(([, body]) => (body as { idempotencyKey: string }).idempotencyKey);
const conflict = () => new ApiError('changed-since', serverErrors['changed-since'].message);

beforeEach(async () => {
  vi.resetAllMocks();
  vi.mocked(postAsUser).mockResolvedValue({ before: {}, after: {} });
  await showTo('admin', <ActionButtons actions={actions} />);
  await open();
});

it('asks for a reason, applies a change and undoes it', async () => {
  await cancel.click();
  await expect.element(reason).toHaveAccessibleDescription(/Please enter a reason\./);
  await inspect();
  expect(postAsUser).not.toHaveBeenCalled();
  await reason.fill('Issued twice.');
  await cancel.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Invoice INV-1 cancelled.')).toBeVisible();
  // A notice that has the focus doesn't disappear.
  undo.element().focus();
  await inspect();
  await undo.click();
  await expect.element(page.getByText('Undone: Invoice INV-1 cancelled.')).toBeVisible();
  const [[, cancelled], [, undone]] = vi.mocked(postAsUser).mock.calls as [
    [string, { idempotencyKey: string }],
    [string, object],
  ];
  expect(cancelled).toMatchObject({ action: 'cancel-invoice', note: 'Issued twice.' });
  expect(undone).toMatchObject({ action: 'undo', undoes: cancelled.idempotencyKey });
});

it("says that a change can't be undone after another change", async () => {
  await reason.fill('Issued twice.');
  await cancel.click();
  vi.mocked(postAsUser).mockRejectedValue(conflict());
  await undo.click();
  await expect.element(page.getByText(/^This has changed since/)).toBeVisible();
});

it('resends a change with the same key when its answer was lost, even from a reopened dialog', async () => {
  vi.mocked(postAsUser).mockRejectedValue(networkError());
  await reason.fill('Issued twice.');
  await cancel.click();
  await expect.element(dialog.getByText(/^We couldn't reach the server\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep invoice' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await open();
  await expect.element(dialog.getByText(/^You entered this earlier/)).toBeVisible();
  await cancel.click();
  await expect.poll(keys).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
  // The outcome is known now, so the next request gets a new key.
  vi.mocked(postAsUser).mockRejectedValue(conflict());
  await cancel.click();
  await expect.element(dialog.getByText(/^This has changed since/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await open();
  vi.mocked(postAsUser).mockResolvedValue({ before: {}, after: {} });
  await cancel.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(new Set(keys()).size).toBe(2);
});

it('restores the entered text unless it was discarded or sent', async () => {
  await reason.fill('Issued');
  await userEvent.keyboard('{Escape}');
  await open();
  await expect.element(reason).toHaveValue('Issued');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.element(reason).toHaveValue('');
});
