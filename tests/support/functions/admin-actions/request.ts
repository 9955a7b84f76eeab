import { randomUUID } from 'node:crypto';
import type { AuditedChange } from '../../../../functions/shared/admin/audit.ts';
import type {
  PayableName,
  AdminAction,
  AdminRequest,
} from '../../../../functions/shared/admin/admin-actions.ts';
import { endpoints } from '../../../../functions/shared/endpoints.ts';
import { commandLineActor } from '../../../../functions/src/audit/actor.ts';
import { audit } from '../../../../functions/src/audit/audit-entry.ts';
import { applyAction } from '../../../../functions/src/admin/apply-action.ts';
import { firestore } from '../../../../functions/src/platform/firebase.ts';
import type { Account } from '../accounts/accounts.ts';
import { postAs } from '../requests.ts';

export interface Asked {
  /** The path of the record that changes. */
  path: string;
  /** Reads the part that changes, if that isn't the whole record. */
  look?: () => Promise<unknown>;
  request: AdminRequest;
  /** The change in the audit entry. It is also the answer unless `answer` is set. */
  done: AuditedChange;
  answer?: AuditedChange;
  /**
   * The error code for the second administrator, `changed-since` by default. It is null if both may make the
   * change.
   */
  late?: string | null;
  /** Changes that make the request fail, with their error codes. Other tests cover its key and note. */
  wrong: readonly [change: object, code: string][];
}

/** Functions that each store a record for which their action is allowed. */
export type Actions = Partial<Record<AdminAction['action'], (owner: Account) => Promise<Asked>>>;

export function asked(action: AdminAction): AdminRequest {
  return { ...action, idempotencyKey: randomUUID() };
}

/** Applies an action as the operator's command does. */
export function byCommand(action: AdminAction): Promise<AuditedChange> {
  return applyAction(asked(action), commandLineActor);
}

export function ask(who: Account, request: object) {
  return postAs<{ code?: string }>(who, endpoints.adminActions, request);
}

export async function stored(path: string) {
  return (await firestore.doc(path).get()).data();
}

export async function entriesAbout(path: string, action: AdminAction['action']) {
  const entries = (await audit.where('path', '==', path).get()).docs.map((it) => it.data());
  return entries.filter((it) => it.action === action);
}

export function wrongOf(payable: PayableName, type: PayableName['type']): Asked['wrong'] {
  return [
    [{ payable: { ...payable, id: 'none' } }, 'record-missing'],
    [{ payable: { ...payable, id: '../x' } }, 'invalid-request'],
    [{ payable: { ...payable, uid: `${payable.uid}/x` } }, 'invalid-request'],
    [{ payable: { ...payable, type } }, 'invalid-request'],
  ];
}
