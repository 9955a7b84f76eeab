import type { CsvPart } from '../../../web/src/admin/lists/csv.ts';

/** Returns the lines of a file by the names of its columns. Its texts contain no quotation marks. */
export async function readCsv(parts: AsyncGenerator<CsvPart>): Promise<Record<string, string>[]> {
  let text = '';
  for await (const part of parts) text += part.text;
  const lines = text.replace('\uFEFF', '').split('\r\n');
  const [names = [], ...rows] = lines.filter((line) => line !== '').map(cellsOf);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [names[at] ?? '', cell])));
}

function cellsOf(line: string): string[] {
  return (JSON.parse(`[${line}]`) as unknown[]).map(String);
}
