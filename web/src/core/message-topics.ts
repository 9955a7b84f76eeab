import { countUsers, describeTerm, type Quantity } from '@shared/catalogue/quantity.ts';
import type { CartLine } from '@shared/catalogue/stored-cart.ts';

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Prefilled messages that the visitor can complete. */
export const messageTopics = {
  products: (lines: readonly CartLine[]) =>
    `I'd like a quote for ${list.format(lines.map(describeWish))}.`,
  order: (number: string) => `About order ${number}: `,
  invoice: (number: string) => `About invoice ${number}: `,
} as const;

function describeWish({ name, seats, term }: CartLine): string {
  return seats === undefined || term === undefined
    ? name
    : `${name} (${describe({ seats, term })})`;
}

function describe({ seats, term }: Quantity): string {
  const time = describeTerm(term);
  return seats === 0 ? time : `${countUsers(seats)} for ${time}`;
}
