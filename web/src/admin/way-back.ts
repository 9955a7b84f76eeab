import type { NoticeAction } from '../components/notice-card.tsx';
import { ApiError } from '../core/api/api-error.ts';
import { notify } from '../core/notices/notices.ts';
import { callAdmin } from './api/call-admin.ts';

/** Takes a change back, by the key of its request and the text that told of it. */
export function wayBack(undoes: string, text: string): NoticeAction {
  return { label: 'Undo', run: () => void undo(undoes, text) };
}

async function undo(undoes: string, text: string): Promise<void> {
  try {
    // The admin panel takes each change back once, whatever the key.
    await callAdmin(crypto.randomUUID(), { action: 'undo', undoes });
    notify('success', `Undone: ${text}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify('error', error.message);
  }
}
