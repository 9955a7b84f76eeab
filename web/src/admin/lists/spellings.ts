/** The database compares character by character, so each way to write what a person typed is asked for. */
export const spellingsOf = {
  /** Addresses are stored in lower case; some earlier ones are as their customer typed them. */
  email: (typed: string): string[] => [...new Set([typed.toLowerCase(), typed])],
  payment: (typed: string): string[] => [typed],
  /** The numbers of the operator's invoices and of orders have capitals. A customer may have typed any. */
  number: (typed: string): string[] => [...new Set([typed, typed.toUpperCase()])],
  /** As typed, and with a capital at the begin of each word. */
  name: (typed: string): string[] => [
    ...new Set([typed, typed.replace(/(?<=^|\s)\p{L}/gu, (initial) => initial.toUpperCase())]),
  ],
};

/** Follows every character that a name has. */
export const lastCharacter = '\uF8FF';
