import { forgetInTab, keptInTab } from '../../lib/tab-storage.ts';

export const draftName = 'message-draft';

export function hasDraft(): boolean {
  return keptInTab(draftName, () => true) ?? false;
}

export function dropDraft(): void {
  forgetInTab(draftName);
}
