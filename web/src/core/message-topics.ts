const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Prefilled messages that the visitor can complete. */
export const messageTopics = {
  products: (names: readonly string[]) =>
    `I'd like more users or a yearly plan for ${list.format(names)}.`,
  order: (number: string) => `About order ${number}: `,
  invoice: (number: string) => `About invoice ${number}: `,
} as const;
