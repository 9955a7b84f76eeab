import { findCustomer } from '../../functions/src/emails/compose/find-customer.ts';
import { Undeliverable } from '../../functions/src/emails/compose/undeliverable.ts';
import type { OutboxEntry } from '../../functions/src/outbox/outbox-entry.ts';

/** Resolves to an address, or to the reason why there is none. */
export async function findRecipient(
  about: Pick<OutboxEntry, 'uid' | 'recipientEmail' | 'path'>,
): Promise<string> {
  try {
    const { address, name } = await findCustomer(about);
    return name === '' ? address : `${name} <${address}>`;
  } catch (error) {
    if (error instanceof Undeliverable) return error.reason;
    throw error;
  }
}
