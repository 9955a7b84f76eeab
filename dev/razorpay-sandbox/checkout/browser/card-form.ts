import { field, type Check } from './fields.ts';

/** Groups the digits of number and expiry while they are typed. */
export function formatCardFields(): void {
  formatWhileTyping('number', (digits) => digits.slice(0, 19).replaceAll(/(.{4})(?=.)/g, '$1 '));
  formatWhileTyping('expiry', (digits) => digits.slice(0, 6).replace(/^(..)(?=.)/, '$1 / '));
}

export function cardChecks(now: Date): Check[] {
  return [
    { id: 'number', problem: numberProblem(digitsOf('number')) },
    { id: 'expiry', problem: expiryProblem(digitsOf('expiry'), now) },
    {
      id: 'cvv',
      problem: /^\d{3,4}$/.test(field('cvv').value) ? undefined : 'Enter the 3 or 4 digits.',
    },
    {
      id: 'holder',
      problem: field('holder').value.trim() ? undefined : 'Enter the name on the card.',
    },
  ];
}

export function readCard() {
  return { number: digitsOf('number'), name: field('holder').value.trim() };
}

function formatWhileTyping(id: string, format: (digits: string) => string): void {
  const input = field(id);
  input.addEventListener('input', () => {
    // Formatting moves the caret to the end, so it must not happen while the middle is edited.
    if (input.selectionStart === input.value.length) input.value = format(digitsOf(id));
  });
}

function digitsOf(id: string): string {
  return field(id).value.replaceAll(/\D/g, '');
}

function numberProblem(digits: string): string | undefined {
  return digits.length >= 12 && digits.length <= 19 ? undefined : 'Enter the whole card number.';
}

function expiryProblem(digits: string, now: Date): string | undefined {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])(?:20)?(\d\d)$/.exec(digits) ?? [];
  if (!month) return 'Enter month and year.';
  const firstDayAfter = new Date(2000 + Number(year), Number(month), 1);
  return firstDayAfter > now ? undefined : 'This card has expired.';
}
