import {
  noFaults,
  type ApiFault,
  type Groups,
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

  set({ api = this.#switches.api, ...groups }: SwitchChanges): Switches {
    const changed = Object.entries(groups).map(([group, values]) => [
      group,
      { ...this.#switches[group as keyof Groups], ...values },
    ]);
    this.#switches = { ...this.#switches, ...(Object.fromEntries(changed) as Groups), api };
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
    const left = { ...hit, times: hit.times - 1 };
    const others = api.map((fault) => (fault === hit ? left : fault));
    this.#switches = { ...this.#switches, api: others.filter(({ times }) => times !== 0) };
    return hit;
  }
}
