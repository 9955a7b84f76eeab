import type { OutboxEntry } from '../../functions/src/outbox/outbox-entry.ts';

/** Says where the letters of a customer go. */
export async function findRecipient(
  about: Pick<OutboxEntry, 'uid' | 'givenEmail' | 'path'>,
): Promise<string> {
  // Static imports would connect before the project is known.
  const { findCustomer } = await import('../../functions/src/letters/compose/find-customer.ts');
  const { Undeliverable } = await import('../../functions/src/letters/compose/undeliverable.ts');
  try {
    const { address, name } = await findCustomer(about);
    return name === '' ? address : `${name} <${address}>`;
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    return error.reason === 'account-deleted' ? 'a deleted account' : 'no address is known';
  }
}
