/** The events by which a visitor begins to scroll, or goes on to something else. */
export const takeovers = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let isTaken = false;

export function watchTakeover(): void {
  for (const takeover of takeovers) {
    globalThis.addEventListener(takeover, () => (isTaken = true), { once: true, passive: true });
  }
}

/** Whether the visitor has done something since the document was opened. */
export function isTakenOver(): boolean {
  return isTaken;
}
