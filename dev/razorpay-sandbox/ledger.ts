import type { SandboxOrder, SandboxPayment } from './entities.ts';
import { unknownId } from './provider-error.ts';

export interface LedgerSeed {
  orders: readonly SandboxOrder[];
  payments: readonly SandboxPayment[];
}

/** The orders and payments of the account. An entity is never changed in place, only replaced. */
export class Ledger {
  readonly #orders: Map<string, SandboxOrder>;
  readonly #payments: Map<string, SandboxPayment>;

  constructor({ orders, payments }: LedgerSeed) {
    this.#orders = new Map(orders.map((order) => [order.id, order]));
    this.#payments = new Map(payments.map((payment) => [payment.id, payment]));
  }

  /** Throws the provider's refusal of an unknown id. */
  order(id: string): SandboxOrder {
    const order = this.#orders.get(id);
    if (!order) throw unknownId();
    return order;
  }

  /** Throws the provider's refusal of an unknown id. */
  payment(id: string): SandboxPayment {
    const payment = this.#payments.get(id);
    if (!payment) throw unknownId();
    return payment;
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

  saveOrder(order: SandboxOrder): SandboxOrder {
    this.#orders.set(order.id, order);
    return order;
  }

  savePayment(payment: SandboxPayment): SandboxPayment {
    this.#payments.set(payment.id, payment);
    return payment;
  }
}

function newestFirst<Entity extends { created_at: number }>(entities: Map<string, Entity>) {
  return [...entities.values()].toReversed().toSorted((a, b) => b.created_at - a.created_at);
}
