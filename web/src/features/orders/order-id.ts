import { quantityOfLine } from '@shared/payments/orders.ts';
import type { Purchase } from '@shared/catalogue/quantity.ts';

/** A stored line of a cart. */
export interface AddedLine extends Purchase {
  addedAt: { seconds: number; nanoseconds: number };
}

const maxIdLength = 32;

/**
 * Derives the id from the cart, so every window with the same cart gets the same id. A product that is added again,
 * other seats and another term change the id.
 */
export async function orderIdOf(lines: readonly AddedLine[], number: number): Promise<string> {
  const text = lines
    .map((line) => {
      const { seats, term } = quantityOfLine(line) ?? {};
      return `${line.id}@${line.addedAt.seconds}.${line.addedAt.nanoseconds}*${seats} ${term}`;
    })
    .toSorted()
    .join();
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, maxIdLength)}-${number}`;
}
