export const sales = {
  question: 'Need more users or a yearly plan?',
  link: 'Talk to sales',
} as const;
