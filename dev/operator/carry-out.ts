import { randomUUID } from 'node:crypto';
import type { DeskAction } from '../../functions/shared/desk.ts';
import { commandLine } from '../../functions/src/audit/actor.ts';
import { carryOut as carryOutAtDesk } from '../../functions/src/desk/carry-out.ts';
import { isConfirmed } from './confirm.ts';

/**
 * Asks, and does what the desk does for an administrator. Repeated under its key, which is a UUID, it changes
 * nothing. Resolves to whether the operator wanted it. Throws the desk's ServerErrors.
 */
export async function carryOut(
  action: DeskAction,
  yes: boolean,
  key: string = randomUUID(),
): Promise<boolean> {
  console.log(`\nProject ${process.env['GCLOUD_PROJECT']}: ${action.action}.`);
  if (!(await isConfirmed(yes))) return false;
  await carryOutAtDesk({ ...action, key }, commandLine);
  console.log('Done.\n');
  return true;
}
