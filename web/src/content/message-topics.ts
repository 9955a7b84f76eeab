/** Messages that a visitor can go on with. */
export const messageTopics = {
  products: (names: readonly string[]) =>
    `I would like more users or a yearly term of ${names.join(', ')}.`,
  order: (number: string) => `About order ${number}: `,
  invoice: (number: string) => `About invoice ${number}: `,
} as const;
