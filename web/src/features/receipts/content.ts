export const messages = {
  preparing: 'Your receipt will appear here shortly.',
  loading: 'Loading the receipt...',
  refunded: (amount: string) => `${amount} of this payment was refunded.`,
  reversed: (number: string) => `Receipt ${number} isn't valid. We reversed its payment.`,
  saved: (file: string) => `Receipt downloaded as ${file}.`,
  notDownloaded: (number: string) => `We couldn't download receipt ${number}.`,
  notShown: (number: string) => `We couldn't open receipt ${number}.`,
  tryAgain: 'Please try again.',
} as const;
