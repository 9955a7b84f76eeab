const minuteMs = 60_000;

/** The pause after each try, in minutes. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 1440] as const;

/** All tries together span about 46 hours. */
export const maxTries = pauses.length + 1;

export function nextTryAt(triesMade: number, triedAt: Date): Date | null {
  const pause = pauses[triesMade - 1];
  return pause === undefined ? null : new Date(triedAt.getTime() + pause * minuteMs);
}
