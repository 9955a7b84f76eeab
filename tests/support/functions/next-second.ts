import { setTimeout as wait } from 'node:timers/promises';

/** Waits for the next second, because Firebase and the emulator store session times in whole seconds. */
export function nextSecond(): Promise<void> {
  return wait(1000 - (Date.now() % 1000));
}
