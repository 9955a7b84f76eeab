/** The events by which a visitor begins to scroll, or goes on to something else. */
export const interactionEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
