import { readNote } from '../../functions/src/platform/read-note.ts';
import { Problem } from '../suite/problem.ts';

/** Throws a Problem if Firestore doesn't allow the document ID. */
export function readId(entered: string): string {
  if (/^(?!\.{1,2}$|__.*__$)[^/]+$/.test(entered)) return entered;
  throw new Problem(`"${entered}" is not an ID.`);
}

/** Throws a Problem unless the text has one line of at most 500 characters. */
export function readWords(entered: string): string {
  if (entered.trim() === '') throw new Problem('The text is empty. Enter a note or reason.');
  try {
    return readNote(entered);
  } catch {
    throw new Problem('Use one line of at most 500 characters.');
  }
}
