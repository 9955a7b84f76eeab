import type { NoticeAction } from '../../components/notices/notice-card.tsx';
import { ApiError } from '../../core/api/api-error.ts';
import { notify } from '../../core/notices/notices.ts';
import { callAdmin } from './api/call-admin.ts';

/** Returns the Undo button of a notice. `undoes` is the action's idempotency key, `text` the notice's text. */
export function undoButton(undoes: string, text: string): NoticeAction {
  return { label: 'Undo', run: () => void undoAction(undoes, text) };
}

async function undoAction(undoes: string, text: string): Promise<void> {
  try {
    // The server undoes an action only once, even if the key is new.
    await callAdmin(crypto.randomUUID(), { action: 'undo', undoes });
    notify('success', `Undone: ${text}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify('error', error.message);
  }
}
