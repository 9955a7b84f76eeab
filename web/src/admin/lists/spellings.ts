/** Firestore compares texts exactly, so a query asks for each likely spelling of the input. */
export const spellingsOf = {
  /** Addresses are stored in lower case. Some older ones are stored as the customer typed them. */
  email: (typed: string): string[] => [...new Set([typed.toLowerCase(), typed])],
  payment: (typed: string): string[] => [typed],
  /** Issued invoices and orders have numbers in capitals. A customer can enter any number for an invoice. */
  number: (typed: string): string[] => [...new Set([typed, typed.toUpperCase()])],
  /** Names are often typed without capitals. */
  name: (typed: string): string[] => [
    ...new Set([typed, typed.replace(/(?<=^|\s)\p{L}/gu, (initial) => initial.toUpperCase())]),
  ],
};

/** Sorts after every character that a name is expected to contain. */
export const lastCharacter = '\uF8FF';
