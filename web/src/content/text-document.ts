export interface TextDocument {
  /** For example `Last updated September 5, 2025`. */
  dateline?: string;
  lead: Prose;
  sections: readonly TextSection[];
}

export interface TextSection {
  /** The fragment of the section's address, as in `/terms#liability`. */
  id: string;
  heading: string;
  blocks: readonly TextBlock[];
}

export type TextBlock = Prose | { list: readonly Prose[] } | { details: Record<string, Prose> };

/** Text that may contain links. */
export type Prose = string | readonly (string | ProseLink)[];

export interface ProseLink {
  label: string;
  href: string;
}

export function section(id: string, heading: string, blocks: readonly TextBlock[]): TextSection {
  return { id, heading, blocks };
}

export function list(items: readonly Prose[]): TextBlock {
  return { list: items };
}

export function details(texts: Record<string, Prose>): TextBlock {
  return { details: texts };
}

/** Creates text with links, such as ``prose`Write to ${emailLink}.` `` */
export function prose(
  texts: TemplateStringsArray,
  ...insertions: readonly (string | ProseLink)[]
): Prose {
  return texts.flatMap((text, index) => [text, ...insertions.slice(index, index + 1)]);
}

export function link(label: string, href: string): ProseLink {
  return { label, href };
}

export function plainText(text: Prose): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}
