import type { PayableName } from '@shared/admin/admin-actions.ts';
import type { PayableType } from '@shared/endpoints.ts';
import { textOf } from '../../core/database/stored-fields.ts';
import { toPlanRequest, type StoredPlanRequest } from '../../features/invoices/plan-request.ts';
import { toPayable, type Payable } from '../../core/payments/payable.ts';

export interface AdminPayable extends Payable, PayableName {
  /** Set on invoices and erased records. Other orders take the name from the customer's profile. */
  name: string;
  email: string;
  paymentId: string;
  /** The plans that an invoice is for. */
  request: StoredPlanRequest;
  /** Whether the customer deleted the account. The record then holds no name. */
  isErased: boolean;
}

export const deletedAccount = 'Deleted account';

/** Marks an invoice that the customer entered, because its number can look like an issued one's. */
export const customerEnteredMark = 'Entered by customer';

export function isCustomerEntered({
  type,
  issued,
}: Pick<AdminPayable, 'type' | 'issued'>): boolean {
  return type === 'invoice' && issued === undefined;
}

export function toAdminPayable(
  type: PayableType,
  { uid, id }: Pick<PayableName, 'uid' | 'id'>,
  data: Record<string, unknown>,
): AdminPayable {
  const { name, email, paymentId } = data;
  const isErased = data['erasedAt'] !== undefined;
  return {
    ...toPayable(type, id, data),
    uid,
    name: isErased ? deletedAccount : textOf(name),
    email: textOf(email),
    paymentId: textOf(paymentId),
    request: toPlanRequest(data),
    isErased,
  };
}

/** Names a cancellation that no member of staff made. Customers can't cancel issued invoices. */
export function cancellationOf({ issued }: Pick<AdminPayable, 'issued'>): string {
  return issued ? 'Cancelled by the site' : 'Cancelled by the customer';
}
