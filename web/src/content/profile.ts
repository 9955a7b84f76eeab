/** After a purchase from the cart. */
export const purchase = {
  title: 'Thank you for your order',
  putAway: 'Put this confirmation away',
  paid: (total: string, number: string) => `You have paid ${total} for order ${number}.`,
  confirming: (total: string, number: string) =>
    `Your payment of ${total} for order ${number} is being confirmed. You need not pay again.`,
  /** `email` is empty if unknown. */
  next: (email: string) =>
    `What comes next: what you have bought is set up within minutes${email === '' ? '' : `, and a letter with the receipt goes to ${email}`}. The order stays listed under My Orders.`,
} as const;

export const orders = {
  boughtSince: (number: string) =>
    `You have bought a part of this with order ${number} since. Pay this one only if you want it again.`,
};

export const messages = {
  loading: 'Loading Profile...',
  missing: 'Could not find user profile.',
  noEmail: 'No email provided',
  saved: 'Profile updated successfully!',
  saveFailed: 'Failed to update profile. Please try again.',
  deleteQuestion: 'Are you sure you want to delete your account? This action is irreversible.',
  lastDeleteQuestion:
    'Please confirm one last time. All your data, including invoices and orders, will be permanently deleted.',
  taxInvoicesStay:
    'Tax invoices that we have issued to you keep your name and address for as long as the law requires.',
  deleted: 'Your account has been successfully deleted.',
  deleteFailed:
    'Error deleting account. You may need to sign out and sign back in to perform this operation.',
  verifyReason:
    'is not verified yet. Please follow the link in the letter that we sent there. You can buy and pay meanwhile. Verify it to receive invoices we send you.',
  letterSent: "We've sent it again. Check your spam folder.",
  letterPause: 'You can ask for another letter in a minute.',
  letterFailed: 'The letter could not be sent. Please check your connection and try again.',
  tooManyLetters: 'Too many letters were asked for. Please try again in a few minutes.',
  confirmTitle: "Confirm that it's you",
  /** `email` is empty if unknown. */
  confirmWhy: (email: string) =>
    `You signed in a while ago. Please confirm that ${email === '' ? 'it is you' : `you are ${email}`}; then your account is deleted.`,
  confirmFailed: 'Could not confirm that it is you. Please try again.',
  wrongPassword: 'This is not your password. Please try again.',
  otherGoogleAccount:
    'That is another Google account. Please choose the one that you signed up with.',
  tooManyTries: 'There were too many attempts. Please wait a few minutes and try again.',
  downloaded: (file: string) => `Your data is saved as ${file}.`,
  downloadFailed: 'Your data could not be downloaded.',
  tryAgain: 'Please try again.',
} as const;
