import type { AuditedChange } from '@shared/admin/audit.ts';
import type { AdminAction, AdminRequest } from '@shared/admin/admin-actions.ts';
import { endpoints } from '@shared/endpoints.ts';
import { postAsUser } from '../../../core/api/as-user.ts';
import { untilAnswered } from '../idempotency-keys.ts';
import { renewTokenIfRefused } from '../../staff/api/renew-token-if-refused.ts';

/** Applies an admin action. Rejects with an ApiError. */
export function callAdmin(idempotencyKey: string, action: AdminAction): Promise<AuditedChange> {
  return untilAnswered(idempotencyKey, action, () => post({ idempotencyKey, ...action }));
}

async function post(request: AdminRequest): Promise<AuditedChange> {
  try {
    return (await postAsUser(endpoints.adminActions, request)) as AuditedChange;
  } catch (error) {
    renewTokenIfRefused(error);
    throw error;
  }
}
