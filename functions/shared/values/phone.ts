const minDigits = 6;
const maxDigits = 15;

/** The sentence for a number that isPhone refuses. */
export const phoneHint = `Please enter a phone number with ${minDigits} to ${maxDigits} digits.`;

/** Whether a text can be a phone number, in any grouping. Surrounding spaces do not matter. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[\d\s+().-]*$/.test(text) && digits >= minDigits && digits <= maxDigits;
}
