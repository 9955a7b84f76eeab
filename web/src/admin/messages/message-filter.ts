/** Whose messages a list shows: those of accounts with a verified address, or of all others. */
export const senderKinds = ['customers', 'visitors'] as const;
export type SenderKind = (typeof senderKinds)[number];

export const messageStates = ['waiting', 'done', 'all'] as const;
export type MessageState = (typeof messageStates)[number];

/** What the page of the messages shows. The address holds it, so that it can be sent. */
export interface MessageFilter {
  state: MessageState;
  /** Undefined for everyone. */
  from: SenderKind | undefined;
  /** The address in the messages; empty for any. */
  email: string;
}

/** Reads the filter of an address such as `?done&from=visitors`. What it does not know it leaves out. */
export function readMessageFilter(search: string): MessageFilter {
  const asked = new URLSearchParams(search);
  return {
    state: messageStates.find((state) => asked.has(state)) ?? 'waiting',
    from: senderKinds.find((kind) => kind === asked.get('from')),
    email: asked.get('email')?.trim() ?? '',
  };
}

/** The part of an address that holds the filter; empty for all messages that wait. */
export function writeMessageFilter({ state, from, email }: MessageFilter): string {
  const named = new URLSearchParams({ ...(from && { from }), ...(email && { email }) }).toString();
  const parts = [state === 'waiting' ? '' : state, named].filter(Boolean);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
