import { readNote } from '../../functions/src/platform/read-note.ts';
import { Problem } from '../suite/problem.ts';

/** Reads the id of a document. Throws a Problem if the database could not have such an id. */
export function readId(typed: string): string {
  if (/^(?!\.{1,2}$|__.*__$)[^/]+$/.test(typed)) return typed;
  throw new Problem(`"${typed}" is not an ID.`);
}

/** Reads the operator's words. Throws a Problem if there are none, or too many. */
export function readWords(typed: string): string {
  if (typed.trim() === '') throw new Problem('The text is empty. Enter a note or reason.');
  try {
    return readNote(typed);
  } catch {
    throw new Problem('Use one line of at most 500 characters.');
  }
}
