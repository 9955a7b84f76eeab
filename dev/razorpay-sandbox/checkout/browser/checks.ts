const checks = {
  contact: (text: string) => (isPhoneNumber(text) ? '' : 'Enter your phone number.'),
  number: (text: string) =>
    /^\d{12,19}$/.test(digitsOf(text)) ? '' : 'Enter the whole card number.',
  expiry: expiryProblem,
  cvv: (text: string) => (/^\d{3,4}$/.test(text) ? '' : 'Enter the 3 or 4 digits.'),
  holder: (text: string) => (text.trim() ? '' : 'Enter the name on the card.'),
  vpa: (text: string) =>
    /^[\w.-]+@[\w.-]+$/.test(text.trim()) ? '' : 'Enter a UPI ID, like name@bank.',
  otp: (text: string) => (/^\d+$/.test(text) ? '' : 'Enter the OTP in digits.'),
};

export type FieldName = keyof typeof checks;

/** The sentence at a field; empty if its value is valid. */
export function problemOf(name: FieldName, text: string): string {
  return checks[name](text);
}

export function isPhoneNumber(text: string): boolean {
  return digitsOf(text).length >= 7;
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function expiryProblem(text: string): string {
  const [, month, year] = /^(0[1-9]|1[0-2])(?:20)?(\d\d)$/.exec(digitsOf(text)) ?? [];
  if (!month) return 'Enter month and year.';
  const firstDayAfter = new Date(2000 + Number(year), Number(month), 1);
  return firstDayAfter > new Date() ? '' : 'This card has expired.';
}
