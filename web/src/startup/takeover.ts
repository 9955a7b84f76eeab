/** The events by which a visitor begins to scroll, or goes on to something else. */
export const takeovers = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
