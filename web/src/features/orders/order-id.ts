export interface CartLine {
  id: string;
  addedAt: { seconds: number; nanoseconds: number };
}

const maxIdLength = 32;

/**
 * The id of a cart's order. It is the same in every window that shows the same cart, so no window can
 * create a second order. A product that is added again after its purchase leads to another id.
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
