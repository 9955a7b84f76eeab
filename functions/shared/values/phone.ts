const minDigits = 6;
const maxDigits = 15;

export const phoneHint = `Please enter a phone number with ${minDigits} to ${maxDigits} digits.`;

/** Returns whether a text can be a phone number, in any grouping. Surrounding spaces are allowed. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[\d\s+().-]*$/.test(text) && digits >= minDigits && digits <= maxDigits;
}
