/** Actions that happen after a time, and can all be cancelled. */
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

/** Waits that can all be ended early. */
export class Holds {
  readonly #waiting = new Set<() => void>();

  /**
   * Resolves to `over` after the time, or to `released` when `release` ends the wait early. A wait
   * without a time lasts until `release`.
   */
  wait(milliseconds?: number): Promise<'over' | 'released'> {
    return new Promise((resolve) => {
      const timer =
        milliseconds === undefined ? undefined : setTimeout(() => end('over'), milliseconds);
      const release = (): void => end('released');
      const end = (how: 'over' | 'released'): void => {
        clearTimeout(timer);
        this.#waiting.delete(release);
        resolve(how);
      };
      this.#waiting.add(release);
    });
  }

  release(): void {
    for (const release of this.#waiting) release();
  }
}
