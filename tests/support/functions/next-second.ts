import { setTimeout as wait } from 'node:timers/promises';

/** Waits for the next second: Firebase and the emulator keep the moments of sessions in whole seconds. */
export function nextSecond(): Promise<void> {
  return wait(1000 - (Date.now() % 1000));
}
