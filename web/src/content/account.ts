import type { ActionMode, LinkMethod, OwnActionMode } from '@shared/accounts/account-actions.ts';

/** The links that change something when the customer presses a button. */
export type PressedMode = OwnActionMode | 'recoverEmail';

interface ConfirmationTexts {
  title: string;
  /** Says what the press does, and to which address. */
  text: (link: { email: string; method: LinkMethod | null }) => string;
  button: string;
  busy: string;
}

/** The page that follows the links of emails about an account. */
export const action = {
  loading: 'Checking your link...',
  title: 'Your account',
  /** What a press does. */
  confirm: {
    verifyEmail: {
      title: 'Verify your email address',
      text: ({ email }) => `Confirm that ${email} is your address.`,
      button: 'Verify this address',
      busy: 'Verifying...',
    },
    changeEmail: {
      title: 'Use your new email address',
      text: ({ email }) =>
        `Use ${email} for your account. You'll then log in with it, and we'll send your emails there. You'll need to log in again on all your devices.`,
      button: 'Use this address',
      busy: 'Changing...',
    },
    restoreEmail: {
      title: 'Undo your email address change',
      text: ({ email }) =>
        `Press the button to change your account's address back to ${email}. This logs out every device and disables the current password. You'll then choose a new one.`,
      button: 'Undo change',
      busy: 'Undoing...',
    },
    confirmMethod: {
      title: 'Confirm a login method',
      text: ({ email, method }) =>
        `Did you add ${nameOfMethod(method)} to your account ${email}? Press the button to confirm that it was you. If it wasn't, close this page.`,
      button: 'Confirm',
      busy: 'Confirming...',
    },
    recoverEmail: {
      title: 'Undo your email address change',
      text: ({ email }) => `Press the button to change your account's address back to ${email}.`,
      button: 'Undo change',
      busy: 'Undoing...',
    },
  } satisfies Record<PressedMode, ConfirmationTexts> as Record<PressedMode, ConfirmationTexts>,
  notApplied: "We couldn't do this. Nothing has changed. Please try again.",
  /** Where the account is not logged in. */
  login: {
    why: (email: string | null) =>
      email === null
        ? 'To finish, log in to your account with its current email address.'
        : `To finish, log in as ${email}.`,
    other: (email: string) =>
      `You're logged in as ${email}, but this link belongs to another account. If you log in to that account, you'll be logged out of this one.`,
    guest:
      "You're using a guest account, but this link belongs to another account. If you log in to that account, you can't return to the guest account.",
    button: 'Log in and continue',
    busy: 'Logging in...',
    or: 'or use your password',
  },
  done: {
    verifyEmail: {
      title: 'Email address verified',
      text: (email: string) => `Thank you. ${email} is verified.`,
    },
    resetPassword: {
      title: 'Password changed',
      text: (email: string) =>
        `Log in as ${email} with the new password. You'll need it on your other devices too.`,
    },
    changeEmail: {
      title: 'Email address changed',
      text: (email: string) =>
        `You now log in with ${email}, and we'll send your emails there. Please log in again.`,
    },
    restoreEmail: {
      title: 'Email address restored',
      text: (email: string) =>
        `Your account's email address is ${email} again, and every device has been logged out. The old password no longer works, so please choose a new one now.`,
    },
    confirmMethod: {
      title: 'Confirmed',
      text: (email: string) =>
        `Thank you. You can use this method to log in to your account ${email}.`,
    },
    recoverEmail: {
      title: 'Email address restored',
      text: (email: string) =>
        `Your account's email address is ${email} again. Someone else may know your password, so please choose a new one now.`,
    },
  },
  /** A link that has expired, does not fit its account any more, or is not one of ours. */
  spent: {
    title: 'This link no longer works',
    verifyEmail:
      "It's more than three days old, or your account now has another address. If your address isn't verified yet, you can request a new email from your profile.",
    resetPassword: 'It has already been used or has expired. We can send you a new one.',
    changeEmail:
      "It's more than an hour old, a newer email has replaced it, or the address can no longer be used. You can see and change your address in your profile.",
    restoreEmail:
      "It's more than seven days old, or the address can no longer be used. If someone else changed your account's address, please contact us.",
    confirmMethod:
      "It's more than seven days old, or there's nothing left to confirm. Your profile shows how you log in.",
    verifyAndChangeEmail:
      "We didn't send this link, so we can't open it. You can see and change your address in your profile.",
    recoverEmail:
      "It has already been used or has expired. If someone else changed your account's address, please contact us.",
  } satisfies Record<ActionMode | 'title', string>,
  missing: {
    title: 'Open the link in our email again',
    text: "This page needs the complete link. If you've already used it, continue in your profile.",
  },
  failed: {
    title: "We couldn't open this link",
    text: "We couldn't reach the server. Please check your connection and try again.",
  },
  newPassword: {
    title: 'Choose a new password',
    text: (email: string) => `For ${email}.`,
    failed: "We couldn't set your new password. Please try again.",
  },
  toProfile: 'Continue to your profile',
  logIn: 'Login',
  contactUs: 'Contact us',
  tryAgain: 'Try again',
  sendNewLink: 'Send a new link',
} as const;

/** The part of the profile that changes address and password. */
export const security = {
  title: 'Account',
  email: {
    title: 'Email address',
    change: 'Change email',
    submit: 'Send confirmation email',
    why: "We'll email a link to your new address. Your address changes when you open it, logged in to your account, and press the button. We'll also notify your current address.",
    sent: (newEmail: string, email: string) =>
      `If ${newEmail} isn't used by another account, we've emailed it a link. Open it within an hour and press the button. Until then, log in with ${email}.`,
    waits: (newEmail: string) => `Waiting for you to open the link we sent to ${newEmail}.`,
    same: 'This is already your email address.',
    failed: "We couldn't change your email address. Please try again.",
    ofGoogle:
      "You log in with Google, so this is your Google account's address. To use another one, please contact us.",
  },
  password: {
    title: 'Password',
    change: 'Change password',
    why: 'Changing your password logs out your other devices. You stay logged in here.',
    changed: 'Password changed. Your other devices have been logged out.',
    failed: "We couldn't change your password. Please try again.",
    same: 'This is your current password. Please choose a different one.',
    ofGoogle: 'You log in with Google, so your account has no password.',
  },
  methods: {
    title: 'How you log in',
    text: "If something here isn't yours, remove it.",
    name: (provider: string) => (provider === 'password' ? 'Password' : 'Google account'),
    confirmed: 'Confirmed',
    notConfirmed: 'Not confirmed',
    sent: "We've sent you an email to confirm it. Until you do, we'll remove it if you reset your password or log out everywhere.",
    remove: 'Remove',
    removeOf: (name: string) => `Remove: ${name}`,
    removing: 'Removing...',
    removeTitle: (name: string) => `Remove: ${name}`,
    removeWhy: (email: string | null) =>
      `${email ?? 'It'} will no longer work for logging in to your account. Confirm that it's you. You'll then need to log in again on all your devices.`,
    notRemoved: "We couldn't remove this. Please try again.",
    notLoaded: "We couldn't load your login methods.",
    retry: 'Try again',
  },
  sessions: {
    title: "Where you're logged in",
    text: "Log out of all devices and browsers at once, including this one. Use this if you've lost a device or logged in on one that isn't yours. We'll also remove any login method you haven't confirmed.",
    end: 'Log out everywhere',
    ended: "You've been logged out on all devices. Please log in again.",
    failed: "We couldn't log you out everywhere.",
  },
} as const;

function nameOfMethod(method: LinkMethod | null): string {
  if (method?.provider === 'password') return 'a password';
  return method?.email ? `the Google account ${method.email}` : 'a Google account';
}
