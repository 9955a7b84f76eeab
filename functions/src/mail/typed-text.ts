import { plainLine, shorten } from '../../shared/plain-text.ts';

/** Whom a letter is written to, as far as its words depend on that. */
export interface Reader {
  name: string;
  /** The address was shown to be the reader's own. At any other, what was typed may be somebody else's words. */
  isVerified: boolean;
}

const longestName = 60;
/** What a mail client makes a link of. Nobody shall send such a thing to others through our letters. */
const link = /:\/\/|www\.|@|[.．。｡]\p{L}{2}/iu;

/** How a letter begins: with the reader's name, where the reader has given it. */
export function greeting({ name, isVerified }: Reader): string {
  const line = plainLine(name);
  const isShown = isVerified && line !== '' && line.length <= longestName && !link.test(line);
  return isShown ? `Hello ${line},` : 'Hello,';
}

/** What a customer typed, on one line; undefined when a mail client would make a link of it. */
export function harmlessLine(typed: string, mostCharacters: number): string | undefined {
  const line = plainLine(typed);
  return line === '' || link.test(line) ? undefined : shorten(line, mostCharacters);
}
