import { labelledFacts } from '@shared/contact-messages.ts';
import { dateOf, textOf } from '../../core/database/stored-fields.ts';

export interface StoredMessage {
  id: string;
  message: string;
  /** What the sender told of their organisation. */
  facts: readonly { label: string; value: string }[];
  createdAt: Date | undefined;
}

/** Reads a stored message. A field that is missing or of another type gets a harmless value. */
export function toStoredMessage(id: string, data: Record<string, unknown>): StoredMessage {
  return {
    id,
    message: textOf(data['message']),
    facts: labelledFacts((name) => textOf(data[name])),
    createdAt: dateOf(data['createdAt']),
  };
}
