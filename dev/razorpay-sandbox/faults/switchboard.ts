import {
  noFaults,
  type ApiFault,
  type Operation,
  type SwitchChanges,
  type Switches,
} from './switches.ts';

/** The current switches. */
export class Switchboard {
  #switches = noFaults;

  get current(): Switches {
    return this.#switches;
  }

  set(changes: SwitchChanges): Switches {
    const { webhooks, api, payments, refunds } = this.#switches;
    this.#switches = {
      webhooks: { ...webhooks, ...changes.webhooks },
      api: changes.api ?? api,
      payments: { ...payments, ...changes.payments },
      refunds: { ...refunds, ...changes.refunds },
    };
    return this.#switches;
  }

  reset(): void {
    this.#switches = noFaults;
  }

  /** Returns the first fault for an operation, and counts down how often it still applies. */
  takeApiFault(operation: Operation): ApiFault | undefined {
    const { api } = this.#switches;
    const hit = api.find((fault) => fault.operation === 'any' || fault.operation === operation);
    if (!hit || hit.times === 'all') return hit;
    const times = hit.times - 1;
    this.#switches = {
      ...this.#switches,
      api: api.flatMap((fault) => {
        if (fault !== hit) return [fault];
        return times === 0 ? [] : [{ ...fault, times }];
      }),
    };
    return hit;
  }
}
