/** What is said while data does not come. */
export const connection = {
  bar: {
    offline: 'You are offline. What you see may be out of date, and paying has to wait.',
    unreachable:
      "Our database can't be reached. What you see may be out of date, and paying has to wait.",
  },
  waiting: {
    offline: 'You are offline. This loads as soon as the connection is back.',
    unreachable:
      "Our database can't be reached from here: perhaps the network of your company blocks it, or the connection is very slow. We keep trying.",
  },
  tryAgain: 'Try again',
  trying: 'Trying...',
} as const;
