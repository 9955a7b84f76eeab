export const messages = {
  guestCreated:
    "You're using a guest account. Link an email or Google account in your profile to save your data.",
  linkCutOff:
    'You left the page while your account was being upgraded. Log in with the email address and password you chose. Nothing was lost.',
  accountNotLoaded: "We couldn't load your account.",
  loggedOut: 'You have been logged out. Please log in again.',
  invoicesWait:
    'We have invoices for your email address. Log out and log in again to receive them.',
  logoutFailed: "We couldn't log you out. Please try again.",
} as const;
