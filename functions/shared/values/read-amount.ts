import { otherCurrencyOf, removeSigns } from './currency-signs.ts';
import type { Currency } from './money.ts';
import { plainCode } from './plain-code.ts';

/** Digits, or groups of three with one separator. Indian numbers also have groups of two. */
const written = /^(\d+|\d{1,3}([ ,'’])(\d{2,3}\2)*\d{3})(\.\d+)?$/;
/** In many countries a point separates thousands, so `1.000` may mean a thousand. */
const mayBeThousands = /^\d{1,3}\.\d{3}$/;

export const amountHint = 'Use a point for decimals only, for example 5,500.50.';

/**
 * Parses an amount such as `10,00,000.50`, with or without signs of its currency, such as `₹5,000/-`. Returns NaN for
 * `1,50` and `1.000`, which mean different amounts in different countries, and for another currency's sign.
 */
export function readAmount(text: string, currency: Currency): number {
  return readNumber(removeSigns(plainCode(text), currency));
}

/** Parses a number without a currency, as {@link readAmount} does. */
export function readNumber(text: string): number {
  const number = plainCode(text).replaceAll('\u066B', '.').replaceAll('\u066C', ',');
  const isClear = written.test(number) && !mayBeThousands.test(number);
  return isClear ? Number(number.replaceAll(/[ ,'’]/g, '')) : Number.NaN;
}

/**
 * Explains what to do about an amount that {@link readAmount} can't read. `choices` are the currencies that the form
 * offers.
 */
export function hintForAmount(
  text: string,
  currency: Currency,
  choices: readonly Currency[] = [],
): string {
  const other = otherCurrencyOf(plainCode(text), currency);
  if (!other) return amountHint;
  const remedy = choices.includes(other)
    ? `Choose ${other} as the currency, or remove the sign.`
    : `Enter it in ${currency}, without the sign.`;
  return `This amount is in ${names[other]}. ${remedy}`;
}

const names: Record<Currency, string> = {
  INR: 'Indian rupees',
  USD: 'US dollars',
  EUR: 'euros',
};
