/** A run of the sweep begins every so many ms. */
export const runEveryMs = 10 * 60_000;

export interface Planned {
  /** When it is due, in ms. */
  dueAt: number;
  /** The number of the run that looks at it next. */
  run: number;
}

/** Which run of a sweep looks at which attempts. */
export class Agenda<Item extends Planned> {
  readonly #runs = new Map<number, Set<Item>>();

  /** Plans an item for the first run that finds it due, instead of an earlier plan. */
  plan(item: Item): void {
    this.#move(item, Math.ceil(item.dueAt / runEveryMs));
  }

  /** Leaves an item to the run after its own. */
  postpone(item: Item): void {
    this.#move(item, item.run + 1);
  }

  /** Removes and returns the items that a run finds. */
  take(run: number): Item[] {
    const found = [...(this.#runs.get(run) ?? [])];
    this.#runs.delete(run);
    return found;
  }

  #move(item: Item, run: number): void {
    this.#runs.get(item.run)?.delete(item);
    item.run = run;
    const planned = this.#runs.get(run);
    if (planned) planned.add(item);
    else this.#runs.set(run, new Set([item]));
  }
}
