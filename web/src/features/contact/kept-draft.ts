import { forgetInTab, keptInTab } from '../../lib/tab-storage.ts';

/** The name under which a tab keeps the message that is being written. */
export const draftName = 'message-draft';

export function hasDraft(): boolean {
  return keptInTab(draftName, () => true) ?? false;
}

export function dropDraft(): void {
  forgetInTab(draftName);
}
