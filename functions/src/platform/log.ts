import { logger } from 'firebase-functions';
import { ServerError } from '../../shared/server-errors.ts';

const maxFrames = 12;

/**
 * Logs a failure under a fixed name, with the error's name, code and stack. Leaves out messages and other
 * properties, because they may contain customer data.
 */
export function logFailure(
  name: string,
  error: unknown,
  facts: Record<string, string> = {},
  severity: 'error' | 'warn' = 'error',
): void {
  logger[severity](name, { ...facts, error: describe(error) });
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  return {
    name: error.name,
    ...codeOf(error),
    at: framesOf(error),
    ...(error.cause !== undefined && { cause: describe(error.cause) }),
  };
}

function codeOf(error: Error): object {
  if (error instanceof ServerError) return { code: error.code };
  const code: unknown = 'code' in error ? error.code : undefined;
  return typeof code === 'number' || (typeof code === 'string' && /^[\w/-]{1,64}$/.test(code))
    ? { code }
    : {};
}

/** Leaves out the message, which comes first. */
function framesOf({ stack = '' }: Error): string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at \S/.test(line));
  return frames.slice(0, maxFrames).map((line) => line.trim());
}
