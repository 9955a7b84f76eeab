import type { AuditedChange } from '@shared/audit.ts';
import type { DeskAction } from '@shared/desk.ts';
import { endpoints } from '@shared/endpoints.ts';
import { postAsUser } from '../../core/api/as-user.ts';
import { untilSettled } from '../request-keys.ts';
import { asStaff } from './as-staff.ts';

/** Asks for a change. The same key makes a repetition harmless. Rejects with an ApiError. */
export function askDesk(key: string, action: DeskAction): Promise<AuditedChange> {
  return untilSettled(key, action, () =>
    asStaff(() => postAsUser(endpoints.desk, { key, ...action }) as Promise<AuditedChange>),
  );
}
