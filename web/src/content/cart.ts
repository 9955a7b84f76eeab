export const cartTexts = {
  waysToPay: 'You pay in Razorpay’s window: by card, or in another way that it offers you there.',
} as const;

export const messages = {
  added: (name: string) => `${name} has been added to your cart!`,
  whySignUp:
    'To order what is in your cart, create an account or log in. You can also close this and look on: your cart stays.',
  removed: (name: string) => `${name} has been removed from your cart.`,
  alreadyThere: (name: string) => `${name} is already in your cart.`,
  notSaved: (name: string) => `${name} could not be saved in your cart.`,
  notRemoved: 'The item could not be removed from your cart.',
  notMerged: 'Your earlier items could not be saved to your account. They stay in this browser.',
} as const;
