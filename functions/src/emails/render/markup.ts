export class Markup {
  readonly source: string;

  /** Takes the markup unescaped. Never pass entered text. */
  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Markup | readonly Markup[];

/** Values that aren't markup are escaped here and nowhere else. */
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

/** A longer number must break, or the email scrolls sideways on a phone. */
const maxWholeLength = 24;

/** Keeps numbers such as `ORD-1763726460000` from breaking at their hyphens. */
export function keepNumbersOnOneLine(text: string): Markup {
  const parts = text
    .split(/(\S*\d\S*)/u)
    .map((part) =>
      isNumber(part) ? markup`<span style="white-space:nowrap;">${part}</span>` : markup`${part}`,
    );
  return markup`${parts}`;
}

function isNumber(part: string): boolean {
  return part.length <= maxWholeLength && /\d/.test(part) && /[-/]/.test(part);
}
