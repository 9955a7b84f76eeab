import { setTimeout as sleep } from 'node:timers/promises';

/** The longest delay of Node's timers. */
const foreverMs = 2 ** 31 - 1;

export class Timers {
  #ending = new AbortController();

  /** Resolves to true after the time, or to false if `end` comes first. */
  async wait(milliseconds = foreverMs): Promise<boolean> {
    return sleep(milliseconds, true, { signal: this.#ending.signal }).catch(() => false);
  }

  /** Does nothing if `end` comes first. */
  after(milliseconds: number, work: () => void): void {
    void this.wait(milliseconds).then((isOver) => isOver && work());
  }

  end(): void {
    this.#ending.abort();
    this.#ending = new AbortController();
  }
}
