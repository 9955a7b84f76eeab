export const quantityTexts = {
  users: 'Users',
  term: 'Term',
  terms: { month: 'Month', year: 'Year' },
  of: (name: string) => `of ${name}`,
  fewer: (name: string) => `One user less of ${name}`,
  more: (name: string) => `One user more of ${name}`,
  yearSaves: (amount: string) => `A year saves ${amount} compared with 12 months.`,
  saved: (amount: string) => `You save ${amount} compared with 12 months.`,
  enterprise: (price: string) => `An Enterprise plan costs less: from ${price} per year.`,
} as const;
