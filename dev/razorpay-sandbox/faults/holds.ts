/** Waits that can all be ended early. */
export class Holds {
  readonly #waiting = new Set<() => void>();

  /** Resolves to `over` after the time, to `released` when it is ended early; without a time it lasts. */
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
