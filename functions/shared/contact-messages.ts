/** A message to the operator, without its server timestamp `createdAt`. */
export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
}

/** The longest texts that the database takes; for the address see mail-address.ts. */
export const contactMessageLengths = {
  firstName: 100,
  lastName: 100,
  message: 5000,
} as const satisfies Record<Exclude<keyof ContactMessage, 'email'>, number>;
