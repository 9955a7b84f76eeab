/** What the admin panel says of a sign-in that opens nothing. */
export const texts = {
  shiftOver:
    'You signed in more than 12 hours ago. Please sign in again: what you typed is kept in this tab.',
  otherMethod: (ways: string) =>
    `Your access doesn’t include this way to sign in. Please sign in with ${ways}, as you did when you got it.`,
  factorMissing:
    'Your access needs a second factor: a code of an authenticator app on your phone or computer, besides your password or Google.',
  factorThere: 'Did you set one up already? Sign out, and sign in with its code.',
  factorImpossible: 'This site has none to offer yet. Please tell the person who runs it.',
} as const;

/** The sign-in methods in words, by Firebase's names. */
export const ways: Record<string, string> = {
  password: 'your email and password',
  'google.com': 'Google',
};
