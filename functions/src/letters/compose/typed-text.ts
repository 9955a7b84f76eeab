import { plainLine, shorten } from '../../../shared/plain-text.ts';

/** The customer that a letter is written to, as far as its words depend on that. */
export interface LetterReader {
  /** Empty when it is not known. */
  name: string;
  /** The address was shown to be the customer's own. At any other, what was typed may reach a stranger. */
  isVerified: boolean;
}

/** A reader, and where the letter goes. */
export interface Recipient extends LetterReader {
  address: string;
}

const maxNameLength = 60;
/** What a mail client makes a link of. */
const link = /:\/\/|www\.|@|[.．。｡]\p{L}{2}/iu;

/** How a letter begins: with the reader's name, where the reader has given it. */
export function greeting({ name, isVerified }: LetterReader): string {
  const line = plainLine(name);
  const isShown = isVerified && line !== '' && line.length <= maxNameLength && !link.test(line);
  return isShown ? `Hello ${line},` : 'Hello,';
}

/** What a customer typed, on one line; undefined when a mail client would make a link of it. */
export function harmlessLine(typed: string, mostCharacters: number): string | undefined {
  const line = plainLine(typed);
  return line === '' || link.test(line) ? undefined : shorten(line, mostCharacters);
}

const capital = '[A-ZÀ-ÖØ-Þ]';
const small = '[a-zß-öø-ÿāăąćčďđēęěğģīįķĺļľłńņňōőœŕřśşšţťūůűųźżž]';
const capitalised = `${capital}(?:\\.|${small}{0,14}(?:['’\\-]${capital}${small}{1,14})?)`;
/** Scripts of India, which have no capitals but spaces between words: elsewhere a sentence can be one word. */
const indic = String.raw`(?:[\p{L}&&[\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}]]\p{M}{0,3}){1,10}`;
const word = new RegExp(`^(?:${capitalised}|${indic})$`, 'v');
const maxWords = 3;
const maxPlainNameLength = 40;

/**
 * A name that can be shown to a stranger: at most three words of letters, one of them with a hyphen or
 * an apostrophe. Undefined for anything that may be a sentence, a link or a number.
 */
export function plainName(typed: string): string | undefined {
  const line = plainLine(typed).normalize('NFKC');
  const words = line.split(' ');
  const isName = words.length <= maxWords && words.every((part) => word.test(part));
  const joints = line.match(/['’-]/g)?.length ?? 0;
  return isName && joints <= 1 && line.length <= maxPlainNameLength ? line : undefined;
}
