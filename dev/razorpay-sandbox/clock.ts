import { addDays } from '../../functions/shared/subscriptions/term-days.ts';
import { indianDay, startOfIndianDay } from '../../functions/shared/values/indian-time.ts';

type Listener = (days: readonly string[], daysAhead: number) => void;

/** The local suite's day in India. A control of the sandbox moves it forward, to watch plans renew. */
export class Clock {
  #daysAhead = 0;
  readonly #listeners: Listener[] = [];

  today(): string {
    return addDays(indianDay(new Date()), this.#daysAhead);
  }

  /** Moves to a later day, at most two years ahead. Returns false for any other day. */
  moveTo(day: string): boolean {
    const days: string[] = [];
    const latest = addDays(this.today(), maxDays);
    if (!startOfIndianDay(day) || day > latest) return false;
    for (let next = addDays(this.today(), 1); next <= day; next = addDays(next, 1)) days.push(next);
    if (days.length === 0) return false;
    this.#daysAhead += days.length;
    for (const listener of this.#listeners) listener(days, this.#daysAhead);
    return true;
  }

  /** The listener gets the days that pass, and by how many the clock is then ahead. */
  onMove(listener: Listener): void {
    this.#listeners.push(listener);
  }
}

const maxDays = 2 * 366;
