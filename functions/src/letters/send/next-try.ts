const minuteMs = 60_000;

/** How long a letter waits after each try, in minutes. After the last pause it is tried once more. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 1440] as const;

/** Tries of one letter, in about 46 hours. */
export const maxTries = pauses.length + 1;

/**
 * When a letter is tried again that could not be sent: `triesMade` counts from 1, the one at `triedAt`
 * included. Null when it has failed for good.
 */
export function nextTryAt(triesMade: number, triedAt: Date): Date | null {
  const pause = pauses[triesMade - 1];
  return pause === undefined ? null : new Date(triedAt.getTime() + pause * minuteMs);
}
