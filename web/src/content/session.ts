export const messages = {
  guestCreated:
    "You're using a guest account. Link an email or Google account in your profile to save your data.",
  accountNotLoaded: "We couldn't load your account.",
  invoicesWait:
    'We have invoices for your email address. Log out and log in again to receive them.',
  logoutFailed: "We couldn't log you out. Please try again.",
} as const;
