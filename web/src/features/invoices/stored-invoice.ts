import { textOf } from '../../core/database/stored-fields.ts';
import { toPayable, type Payable } from '../../core/payments/payable.ts';
import { personOf, type Person, type Session } from '../../core/session/session.ts';

/** An invoice as the lists show it, with the customer that it is made out to. */
export interface StoredInvoice extends Payable, Person {}

export function toStoredInvoice(id: string, data: Record<string, unknown>): StoredInvoice {
  const { name, email, phone } = data;
  return {
    ...toPayable('invoice', id, data),
    name: textOf(name),
    email: textOf(email),
    phone: textOf(phone),
  };
}

/** Who pays an invoice. One that the operator issued has no phone number, which checkout would ask for. */
export function payerOf({ name, email, phone }: StoredInvoice, session: Session): Person {
  return { name, email, phone: phone || personOf(session).phone };
}
