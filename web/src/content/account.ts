import type { ActionMode, LinkMethod, OwnActionMode } from '@shared/account-actions.ts';

/** The links that change something when the customer presses a button. */
export type PressedMode = OwnActionMode | 'recoverEmail';

interface Asking {
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
  ask: {
    verifyEmail: {
      title: 'Verify your email address',
      text: ({ email }) => `Confirm that ${email} is your address.`,
      button: 'Verify this address',
      busy: 'Verifying...',
    },
    changeEmail: {
      title: 'Use your new email address',
      text: ({ email }) =>
        `Use ${email} for your account. From then on you log in with it, and our emails go there. You log in again on all your devices.`,
      button: 'Use this address',
      busy: 'Changing...',
    },
    restoreEmail: {
      title: 'Undo the change of your email address',
      text: ({ email }) =>
        `Press the button to give your account the address ${email} back. Everybody is logged out, and the present password stops working. Then you choose a new one.`,
      button: 'Undo the change',
      busy: 'Undoing...',
    },
    confirmMethod: {
      title: 'Confirm a way to log in',
      text: ({ email, method }) =>
        `Did you add ${nameOfMethod(method)} to your account ${email}? Press the button to confirm that it was you. If it was not, close this page.`,
      button: 'Confirm',
      busy: 'Confirming...',
    },
    recoverEmail: {
      title: 'Undo the change of your email address',
      text: ({ email }) => `Press the button to give your account the address ${email} back.`,
      button: 'Undo the change',
      busy: 'Undoing...',
    },
  } satisfies Record<PressedMode, Asking> as Record<PressedMode, Asking>,
  notApplied: 'This did not work. Nothing is lost: please try again.',
  /** Where the account is not logged in. */
  login: {
    why: (email: string | null) =>
      email === null
        ? 'Log in to your account, with the address that it has now, and it is done.'
        : `Log in as ${email}, and it is done.`,
    other: (email: string) =>
      `You're logged in as ${email}, and this link belongs to another account. If you log in to that one, you leave this one.`,
    guest:
      "You're using a guest account here, and this link belongs to another account. If you log in to that one, you can't come back to the guest account.",
    button: 'Log in and go on',
    busy: 'Logging in...',
    or: 'or with your password',
  },
  done: {
    verifyEmail: {
      title: 'Email address verified',
      text: (email: string) => `Thank you. ${email} is verified.`,
    },
    resetPassword: {
      title: 'Your new password is set',
      text: (email: string) =>
        `Log in as ${email} with the new password. All other devices ask for it too.`,
    },
    changeEmail: {
      title: 'Email address changed',
      text: (email: string) =>
        `From now on you log in with ${email}, and our emails go there. Please log in again.`,
    },
    restoreEmail: {
      title: 'Email address restored',
      text: (email: string) =>
        `Your account has the address ${email} again, and everybody is logged out. The old password no longer works: please choose a new one now.`,
    },
    confirmMethod: {
      title: 'Confirmed',
      text: (email: string) => `Thank you. You can log in to your account ${email} this way.`,
    },
    recoverEmail: {
      title: 'Email address restored',
      text: (email: string) =>
        `Your account has the address ${email} again. Somebody else may know your password: please choose a new one now.`,
    },
  },
  /** A link that has expired, does not fit its account any more, or is not one of ours. */
  spent: {
    title: 'This link does not work any more',
    verifyEmail:
      "It's older than three days, or your account has another address now. If your address is not verified yet, your profile sends you a new email.",
    resetPassword: 'It was used already, or it is older than an hour. We can send you a new one.',
    changeEmail:
      "It's older than an hour, a newer email has replaced it, or the address can't be used any more. Your profile shows the address that your account has, and lets you change it.",
    restoreEmail:
      "It's older than seven days, or the address can't be used any more. If somebody else changed the address of your account, please write to us.",
    confirmMethod:
      "It's older than seven days, or nothing is left to confirm. Your profile shows how you log in.",
    verifyAndChangeEmail:
      "It's not one of ours, so we don't follow it. Your profile shows the address that your account has, and lets you change it.",
    recoverEmail:
      'It was used already, or it is too old. If somebody else changed the address of your account, please write to us.',
  } satisfies Record<ActionMode | 'title', string>,
  missing: {
    title: 'Open the link in our letter once more',
    text: 'This page needs the whole link. If the link was used already, your profile is the place to go on.',
  },
  failed: {
    title: 'The link could not be followed',
    text: 'The server could not be reached. Nothing is lost: please check your connection and try again.',
  },
  newPassword: {
    title: 'Choose a new password',
    text: (email: string) => `For your account ${email}.`,
    failed: 'Your new password could not be set. Please try again.',
  },
  toProfile: 'Continue to your profile',
  logIn: 'Login',
  writeToUs: 'Write to us',
  tryAgain: 'Try again',
  sendNewLink: 'Send a new link',
} as const;

/** The part of the profile that changes address and password. */
export const security = {
  title: 'Account',
  email: {
    title: 'Email address',
    change: 'Change email',
    submit: 'Send the letter',
    why: 'We send a letter to the new address. Your address changes when you open the link in it and press the button there, logged in to your account. The present address is told.',
    sent: (newEmail: string, email: string) =>
      `A letter is on its way to ${newEmail}, unless that address belongs to another account. Please open its link within an hour and press the button there. Until then you log in with ${email}.`,
    waits: (newEmail: string) => `A letter to ${newEmail} waits to be followed.`,
    same: 'This is your address already.',
    failed: 'The address could not be changed. Please try again.',
    ofGoogle:
      'You log in with Google, so this is the address of your Google account. To use another one, please write to us.',
  },
  password: {
    title: 'Password',
    change: 'Change password',
    why: 'A change logs your other devices out. This one stays logged in.',
    changed: 'Your password is changed. Your other devices are logged out.',
    failed: 'The password could not be changed. Please try again.',
    same: 'This is your present password. Please choose another one.',
    ofGoogle: 'You log in with Google. Your account has no password of its own.',
  },
  methods: {
    title: 'How you log in',
    text: "If something here isn't yours, remove it.",
    name: (provider: string) => (provider === 'password' ? 'Password' : 'Google account'),
    confirmed: 'Confirmed',
    notConfirmed: 'Not confirmed',
    sent: "We've sent you an email: confirm it there. Until then it goes when you reset your password or log out everywhere.",
    remove: 'Remove',
    removeOf: (name: string) => `Remove: ${name}`,
    removing: 'Removing...',
    removeTitle: (name: string) => `Remove: ${name}`,
    removeWhy: (email: string | null) =>
      `${email ?? 'It'} won't be able to log in to your account. Confirm that it's you; you then need to log in again on all your devices.`,
    notRemoved: 'This could not be removed. Please try again.',
    notLoaded: 'The ways to log in could not be loaded.',
    retry: 'Try again',
  },
  sessions: {
    title: 'Where you are logged in',
    text: 'You can log out on all devices and in all browsers at once, here too. Do so if a device was lost, or if you logged in on one that is not yours. Ways to log in that you have not confirmed are removed.',
    end: 'Log out everywhere',
    ended: 'You are logged out on all devices. Please log in again.',
    failed: 'You could not be logged out everywhere.',
  },
} as const;

function nameOfMethod(method: LinkMethod | null): string {
  if (method?.provider === 'password') return 'a password';
  return method?.email ? `the Google account ${method.email}` : 'a Google account';
}
