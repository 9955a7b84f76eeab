const quietSeverities = new Set(['DEBUG', 'INFO', 'NOTICE', 'DEFAULT']);

/**
 * Returns whether the terminal shows a line of the emulators' output. It shows a function's warnings and errors,
 * and text written without the logger. The log file has every line.
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
