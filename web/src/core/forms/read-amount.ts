/** Digits with optional commas between groups of three. Indian numbers also have groups of two. */
const written = /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d+)?$/;
/** In many countries a point separates thousands, so `1.000` may mean a thousand. */
const mayBeThousands = /^\d{1,3}\.\d{3}$/;

export const amountHint = 'Use a point for decimals only, for example 5,500.50.';

/**
 * Parses a number such as `10,00,000.50`. Returns NaN for `1,50` and `1.000`, which mean different amounts in different
 * countries.
 */
export function readAmount(text: string): number {
  const trimmed = text.trim();
  const isClear = written.test(trimmed) && !mayBeThousands.test(trimmed);
  return isClear ? Number(trimmed.replaceAll(',', '')) : Number.NaN;
}
