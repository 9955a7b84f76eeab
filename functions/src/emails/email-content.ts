import type { EmailAttachment } from '../platform/mail/email.ts';

/** What an email says, and to whom, before it is rendered as text and as HTML. All of it is plain text. */
export interface EmailContent {
  to: 'operator' | { address: string };
  /** The address that an answer goes to, if it is not the site's own. */
  replyTo?: string;
  /** The ids of the emails before it in its thread, the oldest first. */
  follows?: readonly string[];
  attachments?: readonly EmailAttachment[];
  subject: string;
  /** What an inbox shows behind the subject. */
  preheader: string;
  tone: Tone;
  /** A few words above the heading, in the tone's colour. */
  status: string;
  heading: string;
  blocks: readonly Block[];
  reason: string;
}

/** As in the site's interface: `success` is money received, `warning` is what the customer must act on. */
type Tone = 'action' | 'success' | 'warning' | 'danger';

/** A string is a paragraph. */
export type Block =
  | string
  /** In a quieter colour. */
  | { kind: 'note'; text: string }
  /** What a visitor wrote, line by line. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'items'; items: readonly Fact[]; total: Fact }
  /** Leads to a path of the site. */
  | { kind: 'button'; label: string; path: string };

export interface Fact {
  label: string;
  value: string;
}

/** The facts by their labels, without those that are null. */
export function factsBlock(values: Record<string, string | null>): Block {
  const facts = Object.entries(values).flatMap(([label, value]) =>
    value === null ? [] : [{ label, value }],
  );
  return { kind: 'facts', facts };
}
