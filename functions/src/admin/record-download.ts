import type { AuditedChange } from '../../shared/admin/audit.ts';
import type { AdminRequest } from '../../shared/admin/admin-actions.ts';
import { runIdempotent } from '../audit/run-idempotent.ts';
import type { Requester } from './requester.ts';

type DownloadRequest = Extract<AdminRequest, { action: 'record-download' }>;

/** Adds the download of a list to the audit log. The text of a search may name a customer, so it isn't stored. */
export async function recordDownload(
  { idempotencyKey, action, file, filter, rows }: DownloadRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const path = `downloads/${idempotencyKey}`;
  return runIdempotent({ idempotencyKey, ...actor, action, path, note: null }, async () => ({
    before: {},
    after: { file, ...filter, rows },
    payablePath: null,
  }));
}
