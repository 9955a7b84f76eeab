import { createHash } from 'node:crypto';

/** The Message-ID of a letter: always the same for one id, so that a double can be known as such. */
export function messageIdOf(id: string, senderAddress: string): string {
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 32);
  return `<${hash}@${senderAddress.slice(senderAddress.indexOf('@') + 1)}>`;
}
