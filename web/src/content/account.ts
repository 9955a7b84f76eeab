import type { ActionMode } from '@shared/account-actions.ts';

/** The page that follows the links of letters about an account. */
export const action = {
  loading: 'Checking your link...',
  title: 'Your account',
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
    verifyAndChangeEmail: {
      title: 'Email address changed',
      text: (email: string) =>
        `From now on you log in with ${email}, and our letters go there. If you are asked to, please log in again.`,
    },
    recoverEmail: {
      title: 'Email address restored',
      text: (email: string) =>
        `Your account has the address ${email} again. Somebody else may know your password: please choose a new one now.`,
    },
  },
  /** A link that was used, has expired, or is incomplete. */
  spent: {
    title: 'This link does not work any more',
    verifyEmail:
      'It was used already, or it is older than three days. If your address is not verified yet, your profile sends you a new letter.',
    resetPassword: 'It was used already, or it is older than an hour. We can send you a new one.',
    verifyAndChangeEmail:
      'It was used already, or it is older than an hour, or the address belongs to another account meanwhile. Your profile shows the address that your account has, and lets you change it.',
    recoverEmail:
      'It was used already, or it is too old. If somebody else changed the address of your account, please write to us.',
  } satisfies Record<ActionMode | 'title', string>,
  /** A verification that the customer who is logged in does not need any more. */
  verified: {
    title: 'Your email address is verified already',
    text: 'The link did its work before. There is nothing more that you need to do.',
  },
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
    why: 'We send a letter to the new address. Your address changes when you follow the link in it, and the present address is told.',
    sent: (newEmail: string, email: string) =>
      `A letter is on its way to ${newEmail}, unless that address belongs to another account. Please follow its link within an hour. Until then you log in with ${email}.`,
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
  sessions: {
    title: 'Where you are logged in',
    text: 'You can log out on all devices and in all browsers at once, here too. Do so if a device was lost, or if you logged in on one that is not yours.',
    end: 'Log out everywhere',
    ended: 'You are logged out on all devices. Please log in again.',
    failed: 'You could not be logged out everywhere.',
  },
} as const;
