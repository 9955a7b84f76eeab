import type { z } from 'zod';
import {
  noFaults,
  type ApiFault,
  type Operation,
  type switchChanges,
  type Switches,
} from './switches.ts';

export class Switchboard {
  #switches = noFaults;

  get current(): Switches {
    return this.#switches;
  }

  set(changes: z.output<typeof switchChanges>): Switches {
    const { account, webhooks, payments, refunds, api, records } = this.#switches;
    this.#switches = {
      account: { ...account, ...changes.account },
      webhooks: { ...webhooks, ...changes.webhooks },
      payments: { ...payments, ...changes.payments },
      refunds: { ...refunds, ...changes.refunds },
      api: changes.api ?? api,
      records: changes.records ?? records,
    };
    return this.#switches;
  }

  reset(): void {
    this.#switches = noFaults;
  }

  /** Returns the first fault for the operation and decrements its remaining calls. */
  takeApiFault(operation: Operation): ApiFault | undefined {
    const { api } = this.#switches;
    const hit = api.find((fault) => fault.operation === 'any' || fault.operation === operation);
    if (!hit || hit.times === 'all') return hit;
    const left = { ...hit, times: hit.times - 1 };
    const others = api.map((fault) => (fault === hit ? left : fault));
    this.#switches = { ...this.#switches, api: others.filter(({ times }) => times !== 0) };
    return hit;
  }
}
