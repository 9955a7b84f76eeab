export const sales = {
  question: 'More users or a yearly term?',
  link: 'Talk to sales',
} as const;
