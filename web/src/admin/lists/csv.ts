import Papa from 'papaparse';

/** A cell. Numbers stay numbers for the program that opens the file. */
export type Cell = string | number;

/** Marks the file as UTF-8 for programs that would guess otherwise. */
const byteOrderMark = '\uFEFF';

/** The first line of a file. */
export function csvHead(names: readonly string[]): string {
  return byteOrderMark + toLines([names]);
}

/**
 * Lines of a file, each with its line end. A text that a program would take for a formula gets an apostrophe
 * before it.
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.length === 0 ? '' : toLines(rows);
}

/** Every text has quotes: a program that also splits at semicolons would read what follows one as a cell. */
function isText(cell: unknown): boolean {
  return typeof cell === 'string';
}

/** Also in the wide emails of East Asia, which some programs read as the others. */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;

function toLines(rows: readonly (readonly Cell[])[]): string {
  const text = Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n', escapeFormulae: formula, quotes: isText },
  );
  return `${text}\r\n`;
}

const day = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
} as const;
const dayFormat = new Intl.DateTimeFormat('en-IN', day);
const momentFormat = new Intl.DateTimeFormat('en-IN', {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `24/11/2026 16:39`, in India; empty for no moment. */
export function csvMoment(date: Date | undefined): string {
  return date ? momentFormat.format(date).replace(',', '') : '';
}

/** `24/11/2026`, in India; empty for no moment. */
export function csvDay(date: Date | undefined): string {
  return date ? dayFormat.format(date) : '';
}

export interface CsvPart {
  text: string;
  /** How many rows it has. */
  rows: number;
  /** How many documents were read for it. */
  read: number;
  /** Whether the file leaves out customers whose name fits, too. */
  isPartial?: boolean;
}
