import type { PayableName } from '@shared/admin/admin-actions.ts';
import type { PayableType } from '@shared/endpoints.ts';
import { textOf } from '../../core/database/stored-fields.ts';
import { toPayable, type Payable } from '../../core/payments/payable.ts';

/** An order or invoice with what the admin panel shows besides. */
export interface AdminPayable extends Payable, PayableName {
  /** Of an invoice, or of what outlasted its account. The customer of another order has a profile. */
  name: string;
  email: string;
  paymentId: string;
  /** Whether its account was deleted. It names nobody then. */
  isErased: boolean;
}

/** Stands for the name of a customer who has deleted the account. */
export const deletedAccount = 'Deleted account';

/** What an invoice of a customer's own is marked with: its number can look like an issued one's. */
export const typedMark = 'Entered by customer';

/** Whether a customer typed an invoice. */
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
