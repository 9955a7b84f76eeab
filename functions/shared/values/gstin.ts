import { plainCode } from './plain-code.ts';

/** The format of a GSTIN, India's GST registration number. firestore.rules repeats it. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** Returns whether a text is a GSTIN with a correct check character. */
export function isGstin(text: string): boolean {
  return shape.test(text) && checkCharacter(text) === text.at(-1);
}

/** Reads an entered GSTIN, which may be copied with spaces and invisible characters. */
export function plainGstin(entered: string): string {
  return plainCode(entered).replaceAll(/[ -]/g, '').toUpperCase();
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Computes the Luhn checksum in base 36 over all characters but the last. */
function checkCharacter(gstin: string): string | undefined {
  const sum = Array.from(gstin.slice(0, -1)).reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / digits.length) + (product % digits.length);
  }, 0);
  return digits[(digits.length - (sum % digits.length)) % digits.length];
}
