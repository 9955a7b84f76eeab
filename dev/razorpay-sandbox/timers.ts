import { setTimeout as sleep } from 'node:timers/promises';

export class Timers {
  #ending = new AbortController();

  /** Does nothing if `end` comes first. */
  after(milliseconds: number, work: () => void): void {
    void sleep(milliseconds, undefined, { signal: this.#ending.signal }).then(work, () => {});
  }

  end(): void {
    this.#ending.abort();
    this.#ending = new AbortController();
  }
}
