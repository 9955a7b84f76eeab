import type { EmailAttachment } from '../platform/mail/email.ts';

/** The content of an email before it is rendered. All text is plain. */
export interface EmailContent {
  to: 'operator' | { address: string };
  /** By default the team's address, in an email to a customer. */
  replyTo?: string;
  /** The ids of the earlier emails in the thread, oldest first. */
  follows?: readonly string[];
  attachments?: readonly EmailAttachment[];
  subject: string;
  /** The text after the subject in an inbox. */
  preheader: string;
  tone: Tone;
  /** A few words above the heading. */
  status: string;
  heading: string;
  blocks: readonly Block[];
  reason: string;
}

/** `success` means that money was received, and `warning` that the customer must act. */
type Tone = 'action' | 'success' | 'warning' | 'danger';

/** A string is a paragraph. */
export type Block =
  | string
  | { kind: 'note'; text: string }
  /** A message or a reply, with its line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'items'; items: readonly Fact[]; total: Fact }
  | { kind: 'button'; label: string; path: string };

export interface Fact {
  label: string;
  value: string;
}

export function factsBlock(values: Record<string, string | null>): Block {
  const facts = Object.entries(values).flatMap(([label, value]) =>
    value === null ? [] : [{ label, value }],
  );
  return { kind: 'facts', facts };
}
