import { saveInTab, readFromTab } from '../../lib/tab-storage.ts';
import { draftName } from './saved-draft.ts';
import type { MessageFields } from './message-schema.ts';

interface Draft {
  /** The form's initial values. */
  blank: MessageFields;
  input: MessageFields;
}

/** Keeps a message draft in this tab, across reloads and pages, until the customer sends it or logs out. */
export function saveDraft(draft: Draft): void {
  saveInTab(draftName, draft);
}

/** Returns the kept input for a form with this initial message. A new topic replaces the typed message. */
export function readSavedInput(message: string): Partial<MessageFields> {
  const saved = readFromTab(draftName, (kept) => {
    const draft = kept as Draft;
    const isSameTopic = message === '' || message === draft.blank.message;
    const names = Object.keys(draft.blank) as (keyof MessageFields)[];
    return Object.fromEntries(
      names
        .filter((name) => draft.input[name] !== draft.blank[name])
        .filter((name) => name !== 'message' || isSameTopic)
        .map((name) => [name, draft.input[name]]),
    );
  });
  return saved ?? {};
}
