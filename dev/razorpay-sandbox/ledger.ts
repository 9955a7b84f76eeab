import { unknownId } from './provider-error.ts';
import type { SandboxDispute, SandboxOrder, SandboxPayment, SandboxRefund } from './entities.ts';

export interface LedgerSeed {
  orders: readonly SandboxOrder[];
  payments: readonly SandboxPayment[];
  refunds?: readonly SandboxRefund[];
}

export class Ledger {
  readonly orders = new Entities<SandboxOrder>();
  readonly payments = new Entities<SandboxPayment>();
  readonly refunds = new Entities<SandboxRefund>();
  readonly disputes = new Entities<SandboxDispute>();
  readonly #seed: LedgerSeed;

  constructor(seed: LedgerSeed) {
    this.#seed = seed;
    this.reset();
  }

  reset(): void {
    this.orders.fill(this.#seed.orders);
    this.payments.fill(this.#seed.payments);
    this.refunds.fill(this.#seed.refunds ?? []);
    this.disputes.fill();
  }

  paymentsOf(orderId: string): SandboxPayment[] {
    return this.payments.list().filter((payment) => payment.order_id === orderId);
  }

  refundsOf(paymentId: string): SandboxRefund[] {
    return this.refunds.list().filter((refund) => refund.payment_id === paymentId);
  }
}

/** The entities of one type. `save` replaces an entity and never mutates it. */
class Entities<Entity extends { id: string; created_at: number }> {
  readonly #current = new Map<string, Entity>();

  /** Throws Razorpay's error for an unknown ID. */
  get(id: string): Entity {
    const entity = this.#current.get(id);
    if (!entity) throw unknownId();
    return entity;
  }

  /** Returns all entities, newest first. */
  list(): Entity[] {
    return [...this.#current.values()].toReversed().toSorted((a, b) => b.created_at - a.created_at);
  }

  save(entity: Entity): Entity {
    this.#current.set(entity.id, entity);
    return entity;
  }

  fill(entities: readonly Entity[] = []): void {
    this.#current.clear();
    for (const entity of entities) this.#current.set(entity.id, entity);
  }
}
