import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aMessage } from '../../../tests/admin-records.ts';
import { showing, showTo } from '../../../tests/admin.tsx';
import { inspect } from '../../../tests/inspect.ts';
import type { AuditRow } from '../audit/api/watch-audit.ts';

vi.mock('../actions/api/call-admin.ts');
vi.mock('../audit/api/watch-audit.ts');

const { callAdmin } = await import('../actions/api/call-admin.ts');
const { watchNotes } = await import('../audit/api/watch-audit.ts');
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

it("shows notes and accepts a note that isn't empty", async () => {
  vi.mocked(watchNotes).mockImplementation(showing([]));
  vi.mocked(callAdmin).mockResolvedValue({ before: {}, after: {} });
  await showTo(
    'admin',
    <ul>
      <MessageCard message={message} />
    </ul>,
  );
  await page.getByRole('button', { name: 'Notes' }).click();
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
  vi.mocked(watchNotes).mock.lastCall?.[1]([note]);
  await expect.element(page.getByText('Called, no answer.')).toBeVisible();
  await expect.element(page.getByText(/^admin@example\.com · /)).toBeVisible();
  await inspect();
});
