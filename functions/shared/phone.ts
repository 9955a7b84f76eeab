const fewestDigits = 6;
const maxDigits = 15;

/** Says what isPhone wants. */
export const phoneHint = `Please enter a phone number with ${fewestDigits} to ${maxDigits} digits.`;

/** Whether a text can be a phone number, in whatever way it is grouped. Spaces around it don't matter. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[\d\s+().-]*$/.test(text) && digits >= fewestDigits && digits <= maxDigits;
}
