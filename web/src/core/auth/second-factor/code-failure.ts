import { messages as authMessages } from '../../../content/auth.ts';
import { messages } from './content.ts';

/** Returns the message for a known failure of an authenticator code, or undefined for any other failure. */
export function codeFailure(code: string): string | undefined {
  return sentences.get(code);
}

const sentences = new Map<string, string>([
  ['auth/invalid-verification-code', messages.wrongCode],
  ['auth/too-many-requests', messages.tooManyTries],
  ['auth/network-request-failed', authMessages.checkConnection],
]);
