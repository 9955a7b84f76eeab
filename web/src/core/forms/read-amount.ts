/** Digits, with commas before groups of three, or as in India of two. */
const written = /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/;

/**
 * Reads a number as people write it, such as `10,00,000.50`. NaN for another text, also for `1,50`: in some
 * countries a comma separates the decimals.
 */
export function readAmount(text: string): number {
  const trimmed = text.trim();
  return written.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : Number.NaN;
}
