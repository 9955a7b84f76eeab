const quietSeverities = new Set(['DEBUG', 'INFO', 'NOTICE', 'DEFAULT']);

/**
 * Tells whether a line of the emulators' output belongs on the terminal: a function logged it as a
 * warning or an error, or wrote it outside the logger. The log file has every line.
 */
export function isWorthShowing(line: string): boolean {
  if (!line.startsWith('> ')) return false;
  const text = line.slice(1).trim();
  if (!text.startsWith('{')) return text !== '';
  return !quietSeverities.has(readSeverity(text));
}

function readSeverity(text: string): string {
  return /"severity":"([A-Z]+)"/.exec(text)?.[1] ?? 'DEFAULT';
}
