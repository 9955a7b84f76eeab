export interface LegalDocument {
  /** For example `Last updated September 5, 2025`. */
  dateline?: string;
  lead: Prose;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The fragment in the address, as in `/terms#liability`. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** A paragraph, a list, or terms with their descriptions. */
export type LegalBlock = Prose | { list: readonly Prose[] } | { details: Record<string, Prose> };

/** Text that may contain links. */
export type Prose = string | readonly (string | ProseLink)[];

export interface ProseLink {
  label: string;
  href: string;
}

export function section(id: string, heading: string, blocks: readonly LegalBlock[]): LegalSection {
  return { id, heading, blocks };
}

export function list(items: readonly Prose[]): LegalBlock {
  return { list: items };
}

export function details(texts: Record<string, Prose>): LegalBlock {
  return { details: texts };
}

/** Text with links in it: ``prose`Write to ${emailLink}.` `` */
export function prose(
  texts: TemplateStringsArray,
  ...insertions: readonly (string | ProseLink)[]
): Prose {
  return texts.flatMap((text, index) => [text, ...insertions.slice(index, index + 1)]);
}

export function link(label: string, href: string): ProseLink {
  return { label, href };
}
