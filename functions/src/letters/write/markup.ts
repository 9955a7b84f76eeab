/** Markup, as opposed to text that still has to be escaped. */
export class Markup {
  readonly source: string;

  /** Takes the markup as it is: never hand it anything that somebody typed. */
  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Markup | readonly Markup[];

/** Writes markup. Every value that is not markup itself is escaped, here and nowhere else. */
export function markup(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(
    strings.reduce((source, part, index) => source + sourceOf(values[index - 1] ?? '') + part),
  );
}

function sourceOf(value: Value): string {
  if (value instanceof Markup) return value.source;
  if (typeof value === 'object') return value.map(({ source }) => source).join('');
  return escape(String(value));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
