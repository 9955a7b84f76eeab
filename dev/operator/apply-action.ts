import { randomUUID } from 'node:crypto';
import type { AdminAction } from '../../functions/shared/admin/admin-actions.ts';
import { commandLine } from '../../functions/src/audit/actor.ts';
import { applyAction as applyAdminAction } from '../../functions/src/admin/apply-action.ts';
import { isConfirmed } from './confirm.ts';

/**
 * Asks, and does what the admin panel does for an administrator. Repeated under its key, which is a UUID, it changes
 * nothing. Resolves to whether the operator wanted it. Throws the admin panel's ServerErrors.
 */
export async function applyAction(
  action: AdminAction,
  yes: boolean,
  idempotencyKey: string = randomUUID(),
): Promise<boolean> {
  console.log(`\nProject ${process.env['GCLOUD_PROJECT']}: ${action.action}.`);
  if (!(await isConfirmed(yes))) return false;
  await applyAdminAction({ ...action, idempotencyKey }, commandLine);
  console.log('Done.\n');
  return true;
}
