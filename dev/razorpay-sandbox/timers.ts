/** What the account is going to do by itself, so that all of it can be called off. */
export class Timers {
  readonly #timers = new Set<NodeJS.Timeout>();

  after(milliseconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, milliseconds);
    this.#timers.add(timer);
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
