/** What fills the placeholders of `index.html`, as HTML. */
export interface PageParts {
  /** Tags of the head. */
  head: readonly string[];
  /** The script that starts the page. */
  start: string;
  /** What stands inside the root element. */
  content: string;
  /** What search engines read after it; nothing if the page has none. */
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
