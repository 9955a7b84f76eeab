export const messages = {
  preparing: 'Your receipt follows as soon as it is issued.',
  loading: 'Loading the receipt...',
  refunded: (amount: string) => `${amount} of this payment has been refunded.`,
  saved: (file: string) => `The receipt is saved as ${file}.`,
  notDownloaded: (number: string) => `Receipt ${number} could not be downloaded.`,
  notShown: (number: string) => `Receipt ${number} could not be shown.`,
  tryAgain: 'Please try again.',
} as const;
