import { messages as authMessages } from '../../../content/auth.ts';
import { messages } from './content.ts';

/** What is said of a code that the authentication service refused; undefined for a failure of another kind. */
export function codeFailure(code: string): string | undefined {
  return sentences.get(code);
}

const sentences = new Map<string, string>([
  ['auth/invalid-verification-code', messages.wrongCode],
  ['auth/too-many-requests', messages.tooManyTries],
  ['auth/network-request-failed', authMessages.checkConnection],
]);
