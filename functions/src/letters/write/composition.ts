/** What a letter says, before it is written as text and as HTML. All of it is plain text. */
export interface Composition {
  subject: string;
  /** What an inbox shows behind the subject. */
  preheader: string;
  tone: Tone;
  /** A few words that stand above the heading, in the tone's colour. */
  status: string;
  heading: string;
  blocks: readonly Block[];
  /** Why the reader gets it. */
  reason: string;
  audience: 'customer' | 'operator';
  replyTo?: string;
}

/** As the interface has them: money received is success, what needs the reader is warning. */
type Tone = 'action' | 'success' | 'warning' | 'danger';

export type Block =
  | { kind: 'paragraph'; text: string }
  /** In a quieter colour. */
  | { kind: 'note'; text: string }
  /** What somebody wrote, line by line. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'items'; items: readonly Fact[]; total: Fact }
  | { kind: 'button'; label: string; href: string };

export interface Fact {
  label: string;
  value: string;
}

/** A letter as it can be sent. */
export interface WrittenLetter {
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}
