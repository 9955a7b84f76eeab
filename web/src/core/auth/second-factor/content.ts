import { site } from '@shared/site.ts';

export const messages = {
  codeTitle: 'Enter the code from your app',
  codeText: `Your account has a second factor. Open your authenticator app and enter the code it shows for ${site.name}.`,
  notSixDigits: 'Please enter the 6 digits that your app shows.',
  wrongCode: 'This code is wrong or has expired. Please enter the code that your app shows now.',
  tooLate: 'That took too long. Please close this and log in again.',
  setupTooLate: 'That took too long. Please start again.',
  tooManyTries: 'Too many attempts. Please wait a few minutes and try again.',
  failed: "We couldn't check the code. Please try again.",
  unverified: 'Please verify your email address in your profile first.',
  none: 'Your account has no second factor.',
  added: "Authenticator app added. You'll need its code the next time you log in.",
  removed: (name: string) => `${name} removed.`,
  removalQuestion:
    "You'll no longer need a code to log in. If your access requires one, you'll have to set up another.",
  signInAgain: 'You logged in more than 5 minutes ago. Please log in again and repeat the change.',
  setupFailed: "We couldn't set up the second factor. Please try again.",
  removalFailed: "We couldn't remove the second factor. Please try again.",
} as const;
