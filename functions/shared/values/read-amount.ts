import { plainCode } from './plain-code.ts';

/**
 * Digits, or groups of three with one separator. Indian numbers also have groups of two, and `/-` after whole rupees.
 */
const written = /^(\d+|\d{1,3}([ ,'’])(\d{2,3}\2)*\d{3})(\.\d+|\/-)?$/;
/** In many countries a point separates thousands, so `1.000` may mean a thousand. */
const mayBeThousands = /^\d{1,3}\.\d{3}$/;

export const amountHint = 'Use a point for decimals only, for example 5,500.50.';

/**
 * Parses a number such as `10,00,000.50`. Returns NaN for `1,50` and `1.000`, which mean different amounts in different
 * countries.
 */
export function readAmount(text: string): number {
  const amount = plainCode(text);
  const isClear = written.test(amount) && !mayBeThousands.test(amount);
  return isClear ? Number(amount.replaceAll(/[ ,'’]|\/-/g, '')) : Number.NaN;
}
