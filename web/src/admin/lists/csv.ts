import Papa from 'papaparse';

export type Cell = string | number;

/** Tells spreadsheet programs that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

export function csvHead(names: readonly string[]): string {
  return byteOrderMark + toLines([names]);
}

/** An apostrophe stops a spreadsheet program from running a text as a formula. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.length === 0 ? '' : toLines(rows);
}

/** Every text is quoted, because some programs also split cells at semicolons. */
function isText(cell: unknown): boolean {
  return typeof cell === 'string';
}

/** Includes the full-width characters of East Asia, which some programs treat like the ASCII ones. */
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
const timeFormat = new Intl.DateTimeFormat('en-IN', {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns a date and time in India, such as `24/11/2026 16:39`; empty without a date. */
export function csvTime(date: Date | undefined): string {
  return date ? timeFormat.format(date).replace(',', '') : '';
}

/** Returns a date in India, such as `24/11/2026`; empty without a date. */
export function csvDay(date: Date | undefined): string {
  return date ? dayFormat.format(date) : '';
}

export interface CsvPart {
  text: string;
  rows: number;
  read: number;
  /** Whether the file leaves out matching customers. */
  isPartial?: boolean;
}
