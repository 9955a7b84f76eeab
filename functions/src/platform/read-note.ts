import { plainLine } from '../../shared/values/plain-text.ts';
import { ServerError } from '../../shared/server-errors.ts';

const maxLength = 500;

/**
 * Reads one line without control characters. Throws `invalid-request` if it's empty or longer than 500 characters.
 */
export function readNote(entered: string): string {
  const note = plainLine(entered);
  if (note === '' || note.length > maxLength) throw new ServerError('invalid-request');
  return note;
}
