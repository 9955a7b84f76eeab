import { regions } from '../catalogue/catalogue.ts';

/** A message to the operator, without its server timestamp `createdAt`. */
export interface ContactMessage extends DemoFacts {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
}

/** What the sender tells of their organisation, for a demo. What they leave out is absent. */
export interface DemoFacts {
  company?: string;
  jobTitle?: string;
  portfolioSize?: PortfolioSize;
  region?: string;
}

type PortfolioSize = (typeof portfolioSizes)[number];

/** The rules have the same list. */
export const portfolioSizes = [
  'Up to 1,000 cases',
  '1,001 to 10,000 cases',
  '10,001 to 1,00,000 cases',
  'More than 1,00,000 cases',
] as const;

/** The regions that the form offers. */
export const demoRegions: readonly string[] = [
  ...regions.map(({ name }) => name),
  'Multiple regions',
];

/** The facts in the sequence in which they are asked for and shown. */
export const demoFactLabels = {
  company: 'Company',
  jobTitle: 'Job title',
  portfolioSize: 'Portfolio size',
  region: 'Region',
} as const satisfies Record<keyof DemoFacts, string>;

/** The longest texts that the database takes; for the address see mail-address.ts. */
export const contactMessageLengths = {
  firstName: 100,
  lastName: 100,
  message: 5000,
  company: 100,
  jobTitle: 100,
  region: 100,
} as const satisfies Record<Exclude<keyof ContactMessage, 'email' | 'portfolioSize'>, number>;

/** The facts that `textOf` finds, each under its label. */
export function labelledFacts(
  textOf: (name: keyof DemoFacts) => string,
): { label: string; value: string }[] {
  return (Object.keys(demoFactLabels) as (keyof DemoFacts)[])
    .map((name) => ({ label: demoFactLabels[name], value: textOf(name) }))
    .filter(({ value }) => value !== '');
}

/**
 * What the operator answered, without its timestamp `createdAt`. A stored message lists such replies as `replies`,
 * the oldest first. The server alone writes them.
 */
export interface ContactReply {
  text: string;
}

/** The server deletes a message without an account this many months after it was sent. The privacy policy says so. */
export const visitorMessageMonths = 24;

/** The most messages that one request closes. */
export const maxClosed = 200;

/** The longest text of a reply. */
export const contactReplyLength = 4000;
