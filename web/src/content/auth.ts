import { minPasswordLength } from '@shared/accounts/passwords.ts';

export const groups = {
  account: 'Account',
  contact: 'Contact',
  address: 'Address',
  company: 'Buying for a company?',
} as const;

/** Shown beside the buttons that create an account. */
export const consent = {
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  newTab: 'opens in a new tab',
} as const;

export const messages = {
  openingGoogle: 'Opening Google...',
  googleFailed: 'Could not sign in with Google. Please try again.',
  guestFailed: 'Could not sign in as a guest. Please try again.',
  loginFailed: 'Invalid email or password. Please try again.',
  emailInUse: 'This email address is already in use.',
  signedUp: (email: string) =>
    `Your account has been created. We've sent an email to ${email}. Open the link in it to verify your address.`,
  signUpFailed: 'Failed to create an account.',
  passwordsDiffer: 'Passwords do not match.',
  passwordLength: `At least ${minPasswordLength} characters.`,
  passwordTooShort: 'This password is too short.',
  resetNeedsEmail: 'Please enter your email address to reset your password.',
  resetFailed: 'Could not send reset email. Please check the address and try again.',
  resetSent: 'A password reset link has been sent to your email address.',
  userIdMissing: 'User ID is missing. Cannot save profile.',
  saveFailed: 'Failed to save your details. Please try again.',
  googleInUse: 'This Google account is already linked to another user.',
  linkGoogleFailed: 'Failed to link with Google. Please try again.',
  linkEmailInUse: 'This email is already in use by another account.',
  linkFailed: 'Failed to link account. Please try again.',
  googleLinked: 'Account successfully linked with Google!',
  accountConverted: (email: string) =>
    `Account successfully converted to a permanent account! We've sent an email to ${email}. Open the link in it to verify your address.`,
  guestEnded:
    'Your guest session has ended because it was logged out or deleted elsewhere. Please log in or sign up.',
  strongerPassword:
    'Use a longer password with uppercase and lowercase letters, a number and a symbol.',
  checkConnection: "We couldn't reach the server. Please check your connection.",
  popupBlocked:
    'Your browser blocked the Google window. Allow pop-ups for this site and try again.',
} as const;
