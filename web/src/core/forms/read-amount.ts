/** Digits with optional commas between groups of three. Indian numbers also have groups of two. */
const written = /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/;

/** Parses a number such as `10,00,000.50`. Returns NaN for `1,50`, because some countries use a decimal comma. */
export function readAmount(text: string): number {
  const trimmed = text.trim();
  return written.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : Number.NaN;
}
