export const sales = {
  question: 'More users or a yearly term?',
  link: 'Talk to sales',
  /** A message that the visitor can go on with. */
  topic: (names: readonly string[]) =>
    `I would like more users or a yearly term of ${names.join(', ')}.`,
} as const;
