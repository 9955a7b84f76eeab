import { labelledFacts, type ContactReply } from '@shared/messages/contact-messages.ts';
import { dateOf, textOf } from '../../core/database/stored-fields.ts';

export interface Reply extends ContactReply {
  createdAt: Date | undefined;
}

export interface StoredMessage {
  id: string;
  message: string;
  /** The details that the sender gave about their organisation. */
  details: readonly { label: string; value: string }[];
  createdAt: Date | undefined;
  /** The replies, oldest first. */
  replies: Reply[];
}

/** Reads a stored message. A field that is missing or has another type becomes empty. */
export function toStoredMessage(id: string, data: Record<string, unknown>): StoredMessage {
  const { message, createdAt, replies } = data;
  return {
    id,
    message: textOf(message),
    details: labelledFacts((name) => textOf(data[name])),
    createdAt: dateOf(createdAt),
    replies: Array.isArray(replies) ? replies.flatMap(toReply) : [],
  };
}

function toReply(value: unknown): Reply[] {
  if (typeof value !== 'object' || value === null) return [];
  const { text, createdAt } = value as Record<keyof Reply, unknown>;
  return textOf(text) === '' ? [] : [{ text: textOf(text), createdAt: dateOf(createdAt) }];
}
