import { removeFromTab } from '../../lib/tab-storage.ts';

/** The name under which a tab keeps the unsent input of staff. */
export const staffDraftsKey = 'drafts';

/** Deletes the drafts on logout, so that the next user of the tab can't see them. */
export function dropStaffDrafts(): void {
  removeFromTab(staffDraftsKey);
}
