/** The HTML that replaces the placeholders of `index.html`. */
export interface PageParts {
  head: readonly string[];
  /** The script tag that starts the page. */
  start: string;
  /** The HTML inside the root element. */
  content: string;
  /** The structured data for search engines. Empty if the page has none. */
  data: string;
}

export function fillTemplate(template: string, { head, start, content, data }: PageParts): string {
  const parts = [
    ['<!--head-->', head.join('\n    ')],
    ['<!--start-->', start],
    ['<!--page-->', content],
    ['<!--data-->', data],
  ] as const;
  return parts.reduce((html, [mark, part]) => replaceOnce(html, mark, part), template);
}

function replaceOnce(text: string, mark: string, replacement: string): string {
  if (text.split(mark).length !== 2) throw new Error(`The template must hold ${mark} once.`);
  return text.replace(mark, () => replacement);
}
