import { randomUUID } from 'node:crypto';
import type { AdminAction } from '../../functions/shared/admin/admin-actions.ts';
import { commandLineActor } from '../../functions/src/audit/actor.ts';
import { applyAction as applyAdminAction } from '../../functions/src/admin/apply-action.ts';
import { isConfirmed } from './confirm.ts';

/**
 * Applies an admin action after confirmation. Repeating an idempotency key (a UUID) changes nothing. Resolves to
 * whether the operator confirmed. Throws the action's ServerErrors.
 */
export async function applyAction(
  action: AdminAction,
  yes: boolean,
  idempotencyKey: string = randomUUID(),
): Promise<boolean> {
  console.log(`\nProject ${process.env['GCLOUD_PROJECT']}: ${action.action}.`);
  if (!(await isConfirmed(yes))) return false;
  await applyAdminAction({ ...action, idempotencyKey }, commandLineActor);
  console.log('Done.\n');
  return true;
}
