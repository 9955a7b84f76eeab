import type { AuditedChange } from '@shared/audit.ts';
import type { AdminAction, AdminRequest } from '@shared/admin-actions.ts';
import { endpoints } from '@shared/endpoints.ts';
import { postAsUser } from '../../core/api/as-user.ts';
import { untilAnswered } from '../request-keys.ts';
import { noteRefusal } from './note-refusal.ts';

/** Asks for a change. The same key makes a repetition harmless. Rejects with an ApiError. */
export function callAdmin(key: string, action: AdminAction): Promise<AuditedChange> {
  return untilAnswered(key, action, () => post({ key, ...action }));
}

async function post(request: AdminRequest): Promise<AuditedChange> {
  try {
    return (await postAsUser(endpoints.adminActions, request)) as AuditedChange;
  } catch (error) {
    noteRefusal(error);
    throw error;
  }
}
