export const sales = {
  question: 'Looking for an Enterprise plan?',
  link: 'Talk to sales',
} as const;
