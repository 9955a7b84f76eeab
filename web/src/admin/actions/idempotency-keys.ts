import type { AdminAction } from '@shared/admin/admin-actions.ts';
import { serverErrors } from '@shared/server-errors.ts';
import { ApiError } from '../../core/api/api-error.ts';
import { saveInTab, readFromTab } from '../../lib/tab-storage.ts';

const storageKey = 'unanswered-requests';

/** The keys of requests with an unknown outcome, by action and record. They survive a reload. */
const unanswered =
  readFromTab(storageKey, (kept) => new Map(kept as [string, string][])) ??
  new Map<string, string>();

/**
 * Returns the idempotency key for an action. While the outcome of an earlier request is unknown, its key is used
 * again. The server then applies the action only once.
 */
export function keyFor(action: AdminAction): string {
  return unanswered.get(recordOf(action)) ?? crypto.randomUUID();
}

export async function untilAnswered<Answer>(
  key: string,
  action: AdminAction,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const record = recordOf(action);
  unanswered.set(record, key);
  saveUnanswered();
  try {
    const answer = await send();
    removeKey(record);
    return answer;
  } catch (error) {
    if (isRefusal(error)) removeKey(record);
    throw error;
  }
}

function removeKey(record: string): void {
  unanswered.delete(record);
  saveUnanswered();
}

function saveUnanswered(): void {
  saveInTab(storageKey, [...unanswered]);
}

/** The fields that identify an action and its record. Staff can change the others between two attempts. */
const names: ReadonlySet<string> = new Set([
  'action',
  'payable',
  'id',
  'plan',
  'message',
  'messages',
  'paymentId',
  'refundId',
  'uid',
  'undoes',
]);

/** Returns a text that identifies an action and its record. */
export function recordOf(action: AdminAction): string {
  return JSON.stringify(Object.entries(action).filter(([name]) => names.has(name)));
}

/**
 * The statuses for a refused action. Other errors, such as an expired login, say nothing about an earlier request.
 */
const refusals: ReadonlySet<number> = new Set([400, 404, 409]);

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code } = error;
  return code !== 'network' && code !== 'unreadable' && refusals.has(serverErrors[code].status);
}
