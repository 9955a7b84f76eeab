import { markup, type Markup } from './markup.ts';

/** Longer ones must break, or they make a phone scroll sideways. */
const maxWholeLength = 24;

/** The text with its numbers, such as `ORD-1763726460000`, kept from breaking at their hyphens. */
export function withWholeNumbers(text: string): Markup {
  const parts = text
    .split(/(\S*\d\S*)/u)
    .map((part) => (isNumber(part) ? whole(part) : markup`${part}`));
  return markup`${parts}`;
}

function isNumber(part: string): boolean {
  return part.length <= maxWholeLength && /\d/.test(part) && /[-/]/.test(part);
}

function whole(part: string): Markup {
  return markup`<span style="white-space:nowrap;">${part}</span>`;
}
