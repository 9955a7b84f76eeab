import { readNote } from '../../functions/src/platform/read-note.ts';
import { Problem } from '../suite/problem.ts';

/** Reads a document ID. Throws a Problem if Firestore doesn't allow it. */
export function readId(typed: string): string {
  if (/^(?!\.{1,2}$|__.*__$)[^/]+$/.test(typed)) return typed;
  throw new Problem(`"${typed}" is not an ID.`);
}

/** Reads a note or reason of one line and at most 500 characters. Throws a Problem for any other text. */
export function readWords(typed: string): string {
  if (typed.trim() === '') throw new Problem('The text is empty. Enter a note or reason.');
  try {
    return readNote(typed);
  } catch {
    throw new Problem('Use one line of at most 500 characters.');
  }
}
