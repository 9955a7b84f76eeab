import type { AdminAction } from '@shared/admin/admin-actions.ts';
import { serverErrors } from '@shared/server-errors.ts';
import { ApiError } from '../../core/api/api-error.ts';
import { keepInTab, keptInTab } from '../../lib/tab-storage.ts';

const storageKey = 'unanswered-requests';

/** The keys of requests whose outcome is unknown, by the action and its record. The tab keeps them over reloads. */
const unanswered =
  keptInTab(storageKey, (kept) => new Map(kept as [string, string][])) ?? new Map<string, string>();

/**
 * The key for a request: that of an earlier one for the same action and record, as long as its outcome is
 * unknown, or a new one. Sent again, such a request then changes nothing twice.
 */
export function keyFor(action: AdminAction): string {
  return unanswered.get(recordOf(action)) ?? crypto.randomUUID();
}

/** Sends a request, and keeps its key until the outcome is known. */
export async function untilAnswered<Answer>(
  key: string,
  action: AdminAction,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const record = recordOf(action);
  unanswered.set(record, key);
  keepUnanswered();
  try {
    const answer = await send();
    forgetKey(record);
    return answer;
  } catch (error) {
    if (isRefusal(error)) forgetKey(record);
    throw error;
  }
}

function forgetKey(record: string): void {
  unanswered.delete(record);
  keepUnanswered();
}

function keepUnanswered(): void {
  keepInTab(storageKey, [...unanswered]);
}

/** What an action names besides its details, which may be typed anew. A new invoice has no name yet. */
const names: ReadonlySet<string> = new Set([
  'action',
  'payable',
  'id',
  'message',
  'messages',
  'paymentId',
  'refundId',
  'uid',
  'undoes',
]);

/** Names an action and its record. */
export function recordOf(action: AdminAction): string {
  return JSON.stringify(Object.entries(action).filter(([name]) => names.has(name)));
}

/** The statuses of a request that the admin panel has looked at. One that stopped before says nothing of an earlier one. */
const refusals: ReadonlySet<number> = new Set([400, 404, 409]);

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code } = error;
  return code !== 'network' && code !== 'unreadable' && refusals.has(serverErrors[code].status);
}
