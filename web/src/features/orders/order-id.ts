/** A line of the stored cart: a product, and when it was put there. */
export interface CartLine {
  id: string;
  addedAt: { seconds: number; nanoseconds: number };
}

const longestId = 32;

/**
 * The id of a cart's order. It is the same in every window that shows the same cart, so that none can make
 * a second order of it; what is bought, and put into the cart again, gets another one.
 */
export async function orderIdOf(lines: readonly CartLine[], number: number): Promise<string> {
  const text = lines
    .map(({ id, addedAt: { seconds, nanoseconds } }) => `${id}@${seconds}.${nanoseconds}`)
    .toSorted()
    .join();
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, longestId)}-${number}`;
}
