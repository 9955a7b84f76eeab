/** The events with which a visitor starts to scroll or to do something else. */
export const interactionEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
