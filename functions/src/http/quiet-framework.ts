/**
 * The framework that runs the functions reads a body before our code does. Of one that is no JSON it
 * would log every word, and answer with a stack wherever nobody has said that this is production.
 */
export function quietFramework(): void {
  process.env['NODE_ENV'] ??= 'production';
  const write = console.error;
  console.error = (...entries: unknown[]) => write(...entries.map(withoutBody));
}

function withoutBody(entry: unknown): unknown {
  const isOfBody = entry instanceof Error && ('body' in entry || 'rawBody' in entry);
  return isOfBody ? 'A request body could not be read.' : entry;
}
