export interface CartLine {
  id: string;
  addedAt: { seconds: number; nanoseconds: number };
}

const maxIdLength = 32;

/**
 * Derives the id from the cart, so every window with the same cart gets the same id. A product that is added again
 * changes the id.
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
  return `${hex.slice(0, maxIdLength)}-${number}`;
}
