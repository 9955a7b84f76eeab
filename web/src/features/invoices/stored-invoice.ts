import { textOf } from '../../core/database/stored-fields.ts';
import { toStoredPayable, type StoredPayable } from '../../core/payments/stored-payable.ts';
import type { Person } from '../../core/session/person.ts';

/** An invoice as the lists show it and as it can be paid, with whom it is made out to. */
export interface StoredInvoice extends StoredPayable, Person {}

export function toStoredInvoice(id: string, data: Record<string, unknown>): StoredInvoice {
  const { name, email, phone } = data;
  return {
    ...toStoredPayable(id, data, { number: 'invoiceNumber', amount: 'amount' }),
    name: textOf(name),
    email: textOf(email),
    phone: textOf(phone),
  };
}
