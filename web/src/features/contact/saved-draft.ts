import { removeFromTab, readFromTab } from '../../lib/tab-storage.ts';

export const draftName = 'message-draft';

export function hasDraft(): boolean {
  return readFromTab(draftName, () => true) ?? false;
}

export function dropDraft(): void {
  removeFromTab(draftName);
}
