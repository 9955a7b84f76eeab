import { contactAcknowledged } from './contact-acknowledged.ts';
import type { Draft, DraftRequest } from './draft.ts';
import { findCustomer } from './find-customer.ts';

/** Acknowledges a message at the address that the form was given, whoever was logged in. */
export async function composeContactAcknowledged({
  entry: { givenEmail },
  siteUrl,
}: DraftRequest): Promise<Draft> {
  const { address } = await findCustomer({ uid: null, givenEmail });
  return { ...contactAcknowledged(siteUrl), to: address };
}
