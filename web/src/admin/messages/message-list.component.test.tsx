import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { serverErrors } from '@shared/server-errors.ts';
import { aMessage } from '../../../tests/admin-records.ts';
import { showing, showTo } from '../../../tests/admin.tsx';
import { ApiError } from '../../core/api/api-error.ts';

vi.mock('../actions/api/call-admin.ts');
vi.mock('../actions/api/watch-last-change.ts');
vi.mock('../audit/api/watch-audit.ts');
vi.mock('../customers/api/find-customers.ts');
vi.mock('./api/watch-messages.ts');

const { callAdmin } = await import('../actions/api/call-admin.ts');
const { watchLastChange } = await import('../actions/api/watch-last-change.ts');
const { watchAuditOfRecord } = await import('../audit/api/watch-audit.ts');
const { accountsAt } = await import('../customers/api/find-customers.ts');
const { countMessages, messagePath, watchMessages } = await import('./api/watch-messages.ts');
const { MessageList } = await import('./message-list.tsx');

const message = aMessage();
const answered = { actorEmail: 'ravi@example.com', at: new Date('2026-11-24T10:00:00Z') };
const dialog = page.getByRole('dialog', { name: 'Reply to Asha Example' });
const send = dialog.getByRole('button', { name: 'Reply' });
const reply = dialog.getByLabelText('Reply');

/** A colleague's reply removes the message from the list. */
function removeMessage() {
  vi.mocked(watchMessages).mock.lastCall?.[1]({ items: [], next: undefined });
}

beforeEach(async () => {
  vi.resetAllMocks();
  vi.mocked(countMessages).mockResolvedValue(1);
  vi.mocked(watchAuditOfRecord).mockImplementation(showing([]));
  vi.mocked(accountsAt).mockResolvedValue([]);
  vi.mocked(messagePath).mockReturnValue('anonymous_queries/message1');
  vi.mocked(watchMessages).mockImplementation(showing({ items: [message], next: undefined }));
  vi.mocked(watchLastChange).mockImplementation(showing(answered));
  await showTo('admin', <MessageList title="Visitors" from="visitors" state="waiting" email="" />);
  await page.getByRole('button', { name: 'Reply' }).click();
  await reply.fill('We will call you at ten.');
});

it('keeps an open reply when a colleague answers, and says who did', async () => {
  removeMessage();
  await expect.element(page.getByText('No messages waiting.')).toBeInTheDocument();
  await expect.element(reply).toHaveValue('We will call you at ten.');
  vi.mocked(callAdmin).mockRejectedValue(
    new ApiError('changed-since', serverErrors['changed-since'].message),
  );
  await send.click();
  await expect.element(dialog.getByText(/^This has changed since/)).toBeVisible();
  await expect
    .element(dialog.getByText(/^ravi@example\.com made the last change, 24 Nov/))
    .toBeVisible();
  await expect.element(reply).toHaveValue('We will call you at ten.');
});

it('keeps a reply that is refused after the list has changed', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  vi.mocked(callAdmin).mockReturnValue(promise);
  await send.click();
  removeMessage();
  reject(new ApiError('changed-since', serverErrors['changed-since'].message));
  await expect.element(dialog.getByText(/^This has changed since/)).toBeVisible();
  await expect.element(reply).toHaveValue('We will call you at ten.');
});
