/** The sentences of signing in and up. */
export const messages = {
  loginFailed: 'Invalid email or password. Please try again.',
  emailInUse: 'This email address is already in use.',
  signUpFailed: 'Failed to create an account.',
  passwordsDiffer: 'Passwords do not match.',
  resetNeedsEmail: 'Please enter your email address to reset your password.',
  resetFailed: 'Could not send reset email. Please check the address and try again.',
  resetSent: 'A password reset link has been sent to your email address.',
  userIdMissing: 'User ID is missing. Cannot save profile.',
  saveFailed: 'Failed to save your details. Please try again.',
} as const;
