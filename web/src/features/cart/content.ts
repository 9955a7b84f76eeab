export const messages = {
  added: (name: string) => `${name} has been added to your cart!`,
  whySignUp:
    "Create an account or log in to order. You can also close this and keep browsing. We'll keep your cart.",
  removed: (name: string) => `${name} has been removed from your cart.`,
  alreadyThere: (name: string) => `${name} is already in your cart.`,
  notSaved: (name: string) => `We couldn't save ${name} in your cart. Please try again.`,
  notChanged: (name: string) => `We couldn't change ${name} in your cart. Please try again.`,
  notRemoved: "We couldn't remove this item from your cart. Please try again.",
  notMerged: "We couldn't save your earlier items to your account. They're still in this browser.",
  otherQuantity: (name: string, stored: string) =>
    `Your account's cart already had ${name}: ${stored}. We kept it.`,
  useChosen: (chosen: string) => `Change to ${chosen}`,
} as const;
