import { regions } from '../catalogue/catalogue.ts';

/** A message to the operator, without the server timestamp `createdAt`. */
export interface ContactMessage extends DemoFacts {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
}

/** What the sender says about their organisation for a demo. Empty answers are absent. */
export interface DemoFacts {
  company?: string;
  jobTitle?: string;
  portfolioSize?: PortfolioSize;
  region?: string;
}

type PortfolioSize = (typeof portfolioSizes)[number];

/** firestore.rules repeats this list. */
export const portfolioSizes = [
  'Up to 1,000 cases',
  '1,001 to 10,000 cases',
  '10,001 to 100,000 cases',
  'More than 100,000 cases',
] as const;

export const demoRegions: readonly string[] = [
  ...regions.map(({ name }) => name),
  'Multiple regions',
];

/** The labels of the facts, in the sequence in which the form asks for them. */
export const demoFactLabels = {
  company: 'Company',
  jobTitle: 'Job title',
  portfolioSize: 'Portfolio size',
  region: 'Region',
} as const satisfies Record<keyof DemoFacts, string>;

/** The maximum lengths that the security rules allow. For the email address, see mail-address.ts. */
export const contactMessageLengths = {
  firstName: 100,
  lastName: 100,
  message: 5000,
  company: 100,
  jobTitle: 100,
  region: 100,
} as const satisfies Record<Exclude<keyof ContactMessage, 'email' | 'portfolioSize'>, number>;

/** Returns the facts that are not empty, each with its label. */
export function labelledFacts(
  textOf: (name: keyof DemoFacts) => string,
): { label: string; value: string }[] {
  return (Object.keys(demoFactLabels) as (keyof DemoFacts)[])
    .map((name) => ({ label: demoFactLabels[name], value: textOf(name) }))
    .filter(({ value }) => value !== '');
}

/**
 * A reply of the operator, without its timestamp `createdAt`. A stored message lists them as `replies`, oldest
 * first. Only the server writes them.
 */
export interface ContactReply {
  text: string;
}

/** The server deletes a visitor's message this many months after it was sent. The privacy policy promises this. */
export const visitorMessageMonths = 24;

/** The most messages that one request may close. */
export const maxClosed = 200;

export const contactReplyLength = 4000;
