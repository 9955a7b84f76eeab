const minDigits = 6;
const maxDigits = 15;

export const phoneHint = `Please enter one phone number with ${minDigits} to ${maxDigits} digits and no letters.`;

/** Returns whether a line that `plainCode` read can be a phone number, in any grouping. firestore.rules repeats it. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^[\d +().-]*$/.test(text) && digits >= minDigits && digits <= maxDigits;
}
