import { plainLine } from '@shared/values/plain-text.ts';
/** Customers have an account with a verified address. All other senders are visitors. */
export const senderKinds = ['customers', 'visitors'] as const;
export type SenderKind = (typeof senderKinds)[number];

export const messageStates = ['waiting', 'done', 'all'] as const;
export type MessageState = (typeof messageStates)[number];

/** The URL holds the filter, so that staff can share a link. */
export interface MessageFilter {
  state: MessageState;
  /** Undefined for all senders. */
  from: SenderKind | undefined;
  /** Empty for any address. */
  email: string;
}

/** Reads the filter from a query such as `?done&from=visitors`. Ignores unknown values. */
export function readMessageFilter(search: string): MessageFilter {
  const parameters = new URLSearchParams(search);
  return {
    state: messageStates.find((state) => parameters.has(state)) ?? 'waiting',
    from: senderKinds.find((kind) => kind === parameters.get('from')),
    email: plainLine(parameters.get('email') ?? ''),
  };
}

/** Returns the query of a URL for a filter; empty for all waiting messages. */
export function writeMessageFilter({ state, from, email }: MessageFilter): string {
  const named = new URLSearchParams({ ...(from && { from }), ...(email && { email }) }).toString();
  const parts = [state === 'waiting' ? '' : state, named].filter(Boolean);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
