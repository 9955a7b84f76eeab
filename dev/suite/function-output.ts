const quietSeverities = new Set(['DEBUG', 'INFO', 'NOTICE', 'DEFAULT']);

/**
 * Whether a line of the emulators' output belongs on the terminal: what a function logged as a warning
 * or an error, or wrote outside the logger. Everything else is in the log.
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
