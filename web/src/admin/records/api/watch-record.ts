import { userCollectionPath } from '@shared/collections.ts';
import type { PayableName } from '@shared/admin/admin-actions.ts';
import { textOf } from '../../../core/database/stored-fields.ts';
import {
  toPlanRequest,
  toUnchangedPlans,
  type StoredPlanRequest,
} from '../../../features/invoices/plan-request.ts';
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

/** What the actions on a payment need to know of its order or invoice. */
export interface PaidRecord {
  status: string;
  /** What an invoice asks for plans. */
  request: StoredPlanRequest;
  /** The ids of the plans that couldn't use their part of the payment. */
  unchangedPlans: string[];
}

/** Passes an empty status if the order or invoice doesn't exist. */
export function watchPaid(
  path: string,
  onPaid: (paid: PaidRecord) => void,
  onError: (error: Error) => void,
): Promise<Stop> {
  return watchRow(
    path,
    (row) => {
      const data = row?.data ?? {};
      const [request, unchangedPlans] = [toPlanRequest(data), toUnchangedPlans(data)];
      onPaid({ status: textOf(data['status']), request, unchangedPlans });
    },
    onError,
  );
}

export function recordPath({ type, uid, id }: PayableName): string {
  return `${userCollectionPath(uid, type === 'invoice' ? 'invoices' : 'orders')}/${id}`;
}
