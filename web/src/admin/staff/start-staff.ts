import { firstRowsShown } from '../../core/database/first-rows.ts';
import { loadForAccount } from '../../core/session/load-for-account.ts';
import { showUntilKnown } from '../../core/session/show-until-known.ts';
import { dropStaffDrafts } from '../../core/session/staff-drafts.ts';
import { dropDraftsOfOthers } from './drafts.ts';
import { firstStaff } from './first-staff.ts';
import { staffStore } from './staff.ts';

/**
 * Shows the panel with its first rows, if the page has some and its code has loaded. Then Firebase Authentication
 * loads and takes over.
 */
export async function startStaff(pageLoaded: Promise<unknown> | undefined): Promise<void> {
  const first = await firstStaff();
  if (first) {
    // Otherwise the panel would be painted without its page.
    await pageLoaded;
    const { uid } = first;
    dropDraftsOfOthers(uid);
    showUntilKnown(staffStore, { uid, shown: first, ended: { status: 'signed-out' } });
  }
  await firstRowsShown();
  const { followStaff } = await loadForAccount(loadFollowStaff);
  followStaff();
}

export async function leaveAdmin(): Promise<void> {
  dropStaffDrafts();
  const { leave } = await loadFollowStaff();
  await leave();
}

export async function retryRole(): Promise<void> {
  const follower = await loadFollowStaff();
  await follower.retryRole();
}

export async function renewToken(): Promise<void> {
  const follower = await loadFollowStaff();
  await follower.renewToken();
}

function loadFollowStaff() {
  return import('./api/follow-staff.ts');
}
