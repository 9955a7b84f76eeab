export const messages = {
  guestCreated:
    "You're using a guest account. Link an email or Google account in your profile to save your data.",
  linkCutOff:
    'The page was left while your account was being made permanent. Please log in with the email address and password that you chose: everything is still there.',
  accountNotLoaded: 'Your account data could not be loaded.',
  loggedOut: 'You have been logged out. Please log in again.',
  invoicesWait:
    'Invoices are waiting for your email address. Log out and log in again to receive them.',
  logoutFailed: 'You could not be logged out. Please try again.',
} as const;
