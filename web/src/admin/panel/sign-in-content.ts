/** What the admin panel says of a sign-in that opens nothing. */
export const texts = {
  shiftOver:
    "You logged in more than 12 hours ago. Please log in again. We've kept what you entered in this tab.",
  otherMethod: (methods: string) =>
    `Your access doesn't include this login method. Please log in with ${methods}, as you did when you got access.`,
  factorMissing:
    'Your access needs a second factor: a code from an authenticator app, in addition to your password or Google account.',
  factorThere: 'Already set one up? Log out, then log in again with its code.',
  factorImpossible: "This site doesn't offer a second factor yet. Please tell its operator.",
} as const;

/** The sign-in methods in words, by Firebase's names. */
export const methodNames: Record<string, string> = {
  password: 'your email and password',
  'google.com': 'Google',
};
