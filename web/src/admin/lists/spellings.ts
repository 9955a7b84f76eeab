import { plainCode } from '@shared/values/plain-code.ts';

/** Firestore compares texts exactly, so a query asks for each likely spelling of the input. */
export const spellingsOf = {
  /** Addresses are stored in lower case. Some older ones are stored as the customer typed them. */
  email: (text: string): string[] => [...new Set([text.toLowerCase(), text])],
  payment: (text: string): string[] => [text],
  /** Issued invoices and orders have numbers in capitals. A customer can enter any number for an invoice. */
  number: (text: string): string[] => {
    const code = plainCode(text);
    return [...new Set([text, code, code.toUpperCase()])];
  },
  /** Names are often typed without capitals. */
  name: (text: string): string[] => [
    ...new Set([text, text.replace(/(?<=^|\s)\p{L}/gu, (initial) => initial.toUpperCase())]),
  ],
};

/** Sorts after every character that a name is expected to contain. */
export const lastCharacter = '\uF8FF';
