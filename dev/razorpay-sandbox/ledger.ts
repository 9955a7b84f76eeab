import type { SandboxOrder, SandboxPayment, SandboxRefund } from './entities.ts';
import { unknownId } from './api/provider-error.ts';

export interface LedgerSeed {
  orders: readonly SandboxOrder[];
  payments: readonly SandboxPayment[];
  refunds?: readonly SandboxRefund[];
}

/**
 * The orders, payments and refunds of the account. An entity is never changed in place, only replaced.
 * An id that is unknown is refused as the provider refuses it.
 */
export class Ledger {
  readonly #seed: LedgerSeed;
  readonly #orders = new Map<string, SandboxOrder>();
  readonly #payments = new Map<string, SandboxPayment>();
  readonly #earlierPayments = new Map<string, SandboxPayment>();
  readonly #refunds = new Map<string, SandboxRefund>();

  constructor(seed: LedgerSeed) {
    this.#seed = seed;
    this.reset();
  }

  /** Forgets everything but the seed. */
  reset(): void {
    fill(this.#orders, this.#seed.orders);
    fill(this.#payments, this.#seed.payments);
    this.#earlierPayments.clear();
    fill(this.#refunds, this.#seed.refunds ?? []);
  }

  order(id: string): SandboxOrder {
    return known(this.#orders, id);
  }

  payment(id: string): SandboxPayment {
    return known(this.#payments, id);
  }

  /** The payment as it was before its last change. */
  earlierPayment(id: string): SandboxPayment | undefined {
    return this.#earlierPayments.get(id);
  }

  refund(id: string): SandboxRefund {
    return known(this.#refunds, id);
  }

  orders(): SandboxOrder[] {
    return newestFirst(this.#orders);
  }

  payments(): SandboxPayment[] {
    return newestFirst(this.#payments);
  }

  paymentsOf(orderId: string): SandboxPayment[] {
    return this.payments().filter((payment) => payment.order_id === orderId);
  }

  refunds(): SandboxRefund[] {
    return newestFirst(this.#refunds);
  }

  refundsOf(paymentId: string): SandboxRefund[] {
    return this.refunds().filter((refund) => refund.payment_id === paymentId);
  }

  saveOrder(order: SandboxOrder): SandboxOrder {
    this.#orders.set(order.id, order);
    return order;
  }

  savePayment(payment: SandboxPayment): SandboxPayment {
    const earlier = this.#payments.get(payment.id);
    if (earlier) this.#earlierPayments.set(payment.id, earlier);
    this.#payments.set(payment.id, payment);
    return payment;
  }

  saveRefund(refund: SandboxRefund): SandboxRefund {
    this.#refunds.set(refund.id, refund);
    return refund;
  }
}

function fill<Entity extends { id: string }>(
  entities: Map<string, Entity>,
  seed: readonly Entity[],
): void {
  entities.clear();
  for (const entity of seed) entities.set(entity.id, entity);
}

function known<Entity>(entities: Map<string, Entity>, id: string): Entity {
  const entity = entities.get(id);
  if (!entity) throw unknownId();
  return entity;
}

function newestFirst<Entity extends { created_at: number }>(entities: Map<string, Entity>) {
  return [...entities.values()].toReversed().toSorted((a, b) => b.created_at - a.created_at);
}
