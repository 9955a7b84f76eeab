/** Texts for a customer whose session has ended. They load only with Firebase Authentication. */
export const messages = {
  linkCutOff:
    'You left the page while your account was being upgraded. Log in with the email address and password you chose. Nothing was lost.',
  loggedOut:
    "You've been logged out because your session ended, for example after a password change. Please log in again.",
} as const;
