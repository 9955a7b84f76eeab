/** The sentences of the profile. */
export const messages = {
  loading: 'Loading Profile...',
  missing: 'Could not find user profile.',
  noEmail: 'No email provided',
  saved: 'Profile updated successfully!',
  saveFailed: 'Failed to update profile. Please try again.',
  deleteQuestion: 'Are you sure you want to delete your account? This action is irreversible.',
  lastDeleteQuestion:
    'Please confirm one last time. All your data, including invoices and orders, will be permanently deleted.',
  deleted: 'Your account has been successfully deleted.',
  deleteFailed:
    'Error deleting account. You may need to sign out and sign back in to perform this operation.',
} as const;
