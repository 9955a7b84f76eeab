let secondsAhead = 0;

/** Moves the time of the sandbox's records. */
export function moveRecords(days: number): void {
  secondsAhead = days * 24 * 60 * 60;
}

export function unixSeconds(): number {
  return Math.floor(Date.now() / 1000) + secondsAhead;
}
