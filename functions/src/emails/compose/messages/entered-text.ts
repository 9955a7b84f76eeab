import { plainLine } from '../../../../shared/values/plain-text.ts';
import { shorten } from './shorten.ts';

export interface Recipient {
  address: string;
  name: string;
  /**
   * Whether the customer has proved that the address is theirs. A stranger may read emails to any other address.
   */
  isVerified: boolean;
}

const maxNameLength = 60;
const link = /:\/\/|www\.|@|[.．。｡]\p{L}{2}/iu;

export function greeting({ name, isVerified }: Omit<Recipient, 'address'>): string {
  const line = plainLine(name);
  const isShown = isVerified && line !== '' && line.length <= maxNameLength && !link.test(line);
  return isShown ? `Hello ${line},` : 'Hello,';
}

/** Returns undefined for empty text, and for text that a mail client would turn into a link. */
export function harmlessLine(entered: string, maxCharacters: number): string | undefined {
  const line = plainLine(entered);
  return line === '' || link.test(line) ? undefined : shorten(line, maxCharacters);
}

const capital = '[A-ZÀ-ÖØ-Þ]';
const small = '[a-zß-öø-ÿāăąćčďđēęěğģīįķĺļľłńņňōőœŕřśşšţťūůűųźżž]';
const capitalised = `${capital}(?:\\.|${small}{0,14}(?:['’\\-]${capital}${small}{1,14})?)`;
/**
 * Matches a word in an Indian script. These scripts have no capitals but put spaces between words. In other
 * scripts, one word can be a whole sentence.
 */
const indic = String.raw`(?:[\p{L}&&[\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}]]\p{M}{0,3}){1,10}`;
const word = new RegExp(`^(?:${capitalised}|${indic})$`, 'v');
const maxWords = 3;
const maxPlainNameLength = 40;

/** Returns undefined for text that may be a sentence, a link or a number. */
export function plainName(entered: string): string | undefined {
  const line = plainLine(entered).normalize('NFKC');
  const words = line.split(' ');
  const isName = words.length <= maxWords && words.every((part) => word.test(part));
  const joints = line.match(/['’-]/g)?.length ?? 0;
  return isName && joints <= 1 && line.length <= maxPlainNameLength ? line : undefined;
}
