/** What fills the three placeholders of `index.html`, as HTML. */
export interface PageParts {
  /** Tags of the head. */
  head: readonly string[];
  /** What stands inside the root element. */
  content: string;
  /** What search engines read after it; nothing if the page has none. */
  data: string;
}

export function fillTemplate(template: string, { head, content, data }: PageParts): string {
  const withHead = replaceOnce(template, '<!--head-->', head.join('\n    '));
  return replaceOnce(replaceOnce(withHead, '<!--page-->', content), '<!--data-->', data);
}

function replaceOnce(text: string, mark: string, replacement: string): string {
  if (text.split(mark).length !== 2) throw new Error(`The template must hold ${mark} once.`);
  return text.replace(mark, () => replacement);
}
