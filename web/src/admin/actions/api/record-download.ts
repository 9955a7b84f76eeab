import type { AdminAction } from '@shared/admin/admin-actions.ts';
import { callAdmin } from './call-admin.ts';

type Download = Omit<Extract<AdminAction, { action: 'record-download' }>, 'action'>;

/** Adds a download to the audit log. Rejects with an ApiError. */
export async function recordDownload(download: Download): Promise<void> {
  await callAdmin(crypto.randomUUID(), { action: 'record-download', ...download });
}
