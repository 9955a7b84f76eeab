import type { AuditedChange } from '@shared/audit.ts';
import type { DeskAction } from '@shared/desk.ts';
import { endpoints } from '@shared/endpoints.ts';
import { postAsUser } from '../../core/api/as-user.ts';
import { untilSettled } from '../request-keys.ts';

/** Asks for a change. The same key makes a repetition harmless. Rejects with an ApiError. */
export function askDesk(key: string, action: DeskAction): Promise<AuditedChange> {
  return untilSettled(
    key,
    action,
    () => postAsUser(endpoints.desk, { key, ...action }) as Promise<AuditedChange>,
  );
}
