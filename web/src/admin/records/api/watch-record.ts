import { userCollectionPath } from '@shared/collections.ts';
import type { PayableName } from '@shared/admin/admin-actions.ts';
import { textOf } from '../../../core/database/stored-fields.ts';
import { watchRow } from '../../lists/api/watch-rows.ts';

type Stop = () => void;

/** Passes undefined if the payable doesn't exist. */
export function watchPayable(
  payable: PayableName,
  onData: (data: Record<string, unknown> | undefined) => void,
  onError: (error: Error) => void,
): Promise<Stop> {
  return watchRow(recordPath(payable), (row) => onData(row?.data), onError);
}

/** Passes an empty text if the order or invoice doesn't exist. */
export function watchStatus(
  path: string,
  onStatus: (status: string) => void,
  onError: (error: Error) => void,
): Promise<Stop> {
  return watchRow(path, (row) => onStatus(textOf(row?.data['status'])), onError);
}

export function recordPath({ type, uid, id }: PayableName): string {
  return `${userCollectionPath(uid, type === 'invoice' ? 'invoices' : 'orders')}/${id}`;
}
