const quietSeverities = new Set(['DEBUG', 'INFO', 'NOTICE', 'DEFAULT']);

/** Returns true for a function's warnings and errors, and for text written without the logger. */
export function isWorthShowing(line: string): boolean {
  if (!line.startsWith('> ')) return false;
  const text = line.slice(1).trim();
  if (!text.startsWith('{')) return text !== '';
  return !quietSeverities.has(readSeverity(text));
}

function readSeverity(text: string): string {
  return /"severity":"([A-Z]+)"/.exec(text)?.[1] ?? 'DEFAULT';
}
