import type { EmailAttachment } from '../platform/mail/email.ts';

/** The content and recipient of an email before it is rendered. It contains only plain text. */
export interface EmailContent {
  to: 'operator' | { address: string };
  /** The address for replies, if it isn't the site's own. */
  replyTo?: string;
  /** The ids of the earlier emails in the thread, oldest first. */
  follows?: readonly string[];
  attachments?: readonly EmailAttachment[];
  subject: string;
  /** The text that an inbox shows after the subject. */
  preheader: string;
  tone: Tone;
  /** A few words above the heading, in the tone's colour. */
  status: string;
  heading: string;
  blocks: readonly Block[];
  reason: string;
}

/**
 * The tones of the site's interface. `success` means that money was received; `warning` asks the customer to act.
 */
type Tone = 'action' | 'success' | 'warning' | 'danger';

/** A string is a paragraph. */
export type Block =
  | string
  /** Text in a muted colour. */
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
