import { textOf } from '../../core/database/stored-fields.ts';
import { toPayable, type Payable } from '../../core/payments/payable.ts';
import { personOf, type Person, type Session } from '../../core/session/session.ts';
import { toPlanRequest, toUnchangedPlans, type StoredPlanRequest } from './plan-request.ts';

export interface StoredInvoice extends Payable, Person {
  request: StoredPlanRequest;
  /** The ids of the plans that couldn't use their part of the payment; usually empty. */
  unchangedPlans: string[];
}

export function toStoredInvoice(id: string, data: Record<string, unknown>): StoredInvoice {
  const { name, email, phone } = data;
  return {
    ...toPayable('invoice', id, data),
    name: textOf(name),
    email: textOf(email),
    phone: textOf(phone),
    request: toPlanRequest(data),
    unchangedPlans: toUnchangedPlans(data),
  };
}

/**
 * Returns the payer of an invoice. The operator's invoices have no phone number, and checkout would ask for one.
 */
export function payerOf({ name, email, phone }: StoredInvoice, session: Session): Person {
  return { name, email, phone: phone || personOf(session).phone };
}
