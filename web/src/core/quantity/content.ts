import { maximumSeats } from '@shared/catalogue/quantity.ts';

export const quantityTexts = {
  users: 'Users',
  term: 'Term',
  terms: { month: 'Month', year: 'Year' },
  of: (name: string) => `of ${name}`,
  fewer: (name: string) => `One user fewer: ${name}`,
  more: (name: string) => `One user more: ${name}`,
  range: (least: number) => `A whole number from ${least} to ${maximumSeats}`,
  yearSaves: (amount: string) => `A year saves ${amount} compared with 12 months.`,
  saved: (amount: string) => `You save ${amount} compared with 12 months.`,
  enterprise: (price: string) => `An Enterprise plan costs less: from ${price} per year.`,
} as const;
