import type { AuditedChange } from '@shared/audit.ts';
import type { DeskAction } from '@shared/desk.ts';
import { endpoints } from '@shared/endpoints.ts';
import { postAsUser } from '../../core/api/as-user.ts';

/** Asks for a change. The same key makes a repetition harmless. Rejects with an ApiError. */
export async function askDesk(key: string, action: DeskAction): Promise<AuditedChange> {
  return (await postAsUser(endpoints.desk, { key, ...action })) as AuditedChange;
}
