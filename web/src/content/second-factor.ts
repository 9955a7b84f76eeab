import { site } from '@shared/site.ts';

/** What the site and the admin panel say about codes of authenticator apps. */
export const messages = {
  askTitle: 'Enter the code from your app',
  askText: `Your account has a second factor. Open your authenticator app and type the code that it shows for ${site.name}.`,
  notSixDigits: 'Please type the 6 digits that your app shows.',
  wrongCode:
    'This code is not right, or not any more. Please type the code that your app shows now.',
  tooLate: 'That took too long. Please close this and sign in again.',
  setupTooLate: 'That took too long. Please begin again.',
  tooManyTries: 'There were too many attempts. Please wait some minutes and try again.',
  failed: 'The code could not be checked. Please try again.',
  unverified: 'Please verify your email address in your profile first.',
  none: 'Your account has no second factor.',
  added: 'The authenticator app is added. Your next sign-in asks for its code.',
  removed: (name: string) => `${name} is removed.`,
  removalQuestion:
    'Your sign-ins then ask for no code. If your access needs one, you set up another.',
  signInAgain:
    'Your sign-in is more than 5 minutes old. Please sign in again, then repeat what you wanted to change.',
  setupFailed: 'The second factor could not be set up. Please try again.',
  removalFailed: 'The second factor could not be removed. Please try again.',
} as const;
