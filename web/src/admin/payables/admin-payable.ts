import type { PayableName } from '@shared/admin-actions.ts';
import type { PayableType } from '@shared/endpoints.ts';
import { textOf } from '../../core/database/stored-fields.ts';
import { toPayable, type Payable } from '../../core/payments/payable.ts';

/** An order or invoice with the fields that only the admin panel shows. */
export interface AdminPayable extends Payable, PayableName {
  /** The customer's name on an invoice or an erased record. Other orders take the name from the profile. */
  name: string;
  email: string;
  paymentId: string;
  /** Whether the customer deleted the account. The record then holds no name. */
  isErased: boolean;
}

/** Shown in place of the name of a customer who deleted the account. */
export const deletedAccount = 'Deleted account';

/** Marks an invoice that the customer entered, because its number can look like an issued one's. */
export const typedMark = 'Entered by customer';

/** Returns whether the customer entered the invoice. */
export function isTyped({ type, issued }: Pick<AdminPayable, 'type' | 'issued'>): boolean {
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
    isErased,
  };
}
