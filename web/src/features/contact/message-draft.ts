import { keepInTab, keptInTab } from '../../lib/tab-storage.ts';
import { draftName } from './kept-draft.ts';
import type { MessageFields } from './message-schema.ts';

interface Draft {
  /** With which the form began. */
  blank: MessageFields;
  typed: MessageFields;
}

/** Keeps a message in this tab, over reloads and other pages, until it is sent or the customer logs out. */
export function keepDraft(draft: Draft): void {
  keepInTab(draftName, draft);
}

/** What was typed, for a form that begins with this message. A question about something else takes the message's place. */
export function typedBefore(message: string): Partial<MessageFields> {
  const typed = keptInTab(draftName, (kept) => {
    const draft = kept as Draft;
    const isSameTopic = message === '' || message === draft.blank.message;
    const names = Object.keys(draft.blank) as (keyof MessageFields)[];
    return Object.fromEntries(
      names
        .filter((name) => draft.typed[name] !== draft.blank[name])
        .filter((name) => name !== 'message' || isSameTopic)
        .map((name) => [name, draft.typed[name]]),
    );
  });
  return typed ?? {};
}
