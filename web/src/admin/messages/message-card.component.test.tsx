import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aMessage } from '../../../tests/admin-records.ts';
import { showing, showTo } from '../../../tests/admin.tsx';
import { expectLink } from '../../../tests/expect-link.ts';
import { inspect } from '../../../tests/inspect.ts';
import type { AuditRow } from '../audit/api/watch-audit.ts';
import type { AdminMessage } from './api/watch-messages.ts';

vi.mock('../actions/api/call-admin.ts');
vi.mock('../audit/api/watch-audit.ts');
vi.mock('../customers/api/find-customers.ts');

const { callAdmin } = await import('../actions/api/call-admin.ts');
const { watchAuditOfRecord } = await import('../audit/api/watch-audit.ts');
const { accountsAt } = await import('../customers/api/find-customers.ts');
const { MessageCard } = await import('./message-card.tsx');

const message = aMessage({ uid: 'asha' });
const note: AuditRow = {
  id: 'note1',
  at: new Date('2026-11-24'),
  action: 'note-message',
  actorEmail: 'admin@example.com',
  path: '',
  payablePath: '',
  before: {},
  after: {},
  note: 'Called, no answer.',
};

it("counts and shows notes, and accepts a note that isn't empty", async () => {
  vi.mocked(watchAuditOfRecord).mockImplementation(showing([]));
  vi.mocked(callAdmin).mockResolvedValue({ before: {}, after: {} });
  await show(message);
  await page.getByRole('button', { name: 'Notes (0)' }).click();
  await expect.element(page.getByText('No notes yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect.element(dialog.getByText('Please enter a note.')).toBeVisible();
  await dialog.getByLabelText('Note').fill(note.note);
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const named = { message: { uid: 'asha', id: 'message1' }, note: note.note };
  expect(callAdmin).toHaveBeenCalledWith(expect.any(String), { action: 'note-message', ...named });
  vi.mocked(watchAuditOfRecord).mock.lastCall?.[1]([note]);
  await expect.element(page.getByRole('button', { name: 'Notes (1)' })).toBeVisible();
  await expect.element(page.getByText('Called, no answer.')).toBeVisible();
  await expect.element(page.getByText(/^admin@example\.com · /)).toBeVisible();
  await inspect();
});

it.each([
  ['reply-to-message', 'Replied', [{ text: 'Gladly.', createdAt: undefined }]],
  ['close-messages', 'No reply needed', []],
] as const)('says who handled a message by %s', async (action, state, replies) => {
  const last = { ...note, id: 'last', action, actorEmail: 'ravi@example.com', note: '' };
  vi.mocked(watchAuditOfRecord).mockImplementation(showing([note, last]));
  await show({ ...message, isOpen: false, replies: [...replies] });
  await expect.element(page.getByText(state, { exact: true })).toBeVisible();
  await expect.element(page.getByText('by ravi@example.com')).toBeVisible();
});

it('names the account with the address of a visitor, as unproven', async () => {
  vi.mocked(watchAuditOfRecord).mockImplementation(showing([]));
  vi.mocked(accountsAt).mockResolvedValue([{ uid: 'asha', name: 'Asha Example of Kin' }]);
  await show(aMessage());
  await expectLink('Asha Example of Kin', '/admin/customers/asha');
  await expect
    .element(page.getByText(/We can't confirm that its owner wrote this\./))
    .toBeVisible();
  await inspect();
});

function show(shown: AdminMessage) {
  return showTo(
    'admin',
    <ul>
      <MessageCard message={shown} />
    </ul>,
  );
}
