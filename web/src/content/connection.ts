export const connection = {
  bar: {
    offline: "You're offline. This page may be out of date, and you can't pay right now.",
    unreachable:
      "We can't reach our database. This page may be out of date, and you can't pay right now.",
  },
  waiting: {
    offline: "You're offline. This will load when you're back online.",
    unreachable:
      "We can't reach our database. Your company network may be blocking it, or your connection may be slow. We're still trying.",
  },
  tryAgain: 'Try again',
  trying: 'Trying...',
} as const;
