import { randomUUID } from 'node:crypto';
import type { AdminAction } from '../../functions/shared/admin-actions.ts';
import { commandLine } from '../../functions/src/audit/actor.ts';
import { applyAction as applyAdminAction } from '../../functions/src/admin/apply-action.ts';
import { isConfirmed } from './confirm.ts';

/**
 * Asks for confirmation and applies an admin action. A repeated idempotency key (a UUID) changes nothing. Resolves
 * to whether the operator confirmed. Throws the ServerErrors of admin actions.
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
