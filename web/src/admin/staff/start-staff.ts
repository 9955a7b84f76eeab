import { messages } from '../../content/session.ts';
import { firstRowsShown } from '../../core/database/first-rows.ts';
import { notify } from '../../core/notices/notices.ts';
import { loadForAccount } from '../../core/session/load-for-account.ts';
import { logOut } from '../../core/session/log-out.ts';
import { showUntilKnown } from '../../core/session/show-until-known.ts';
import { dropDraftsOfOthers } from './drafts.ts';
import { firstStaff } from './first-staff.ts';
import { staffStore } from './staff.ts';

/** Whether Firebase Authentication may know the account. */
let isStarted = false;

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
  isStarted = true;
  followStaff();
}

/** Hides the panel at once and logs out. Shows it again if the logout fails. */
export async function leaveAdmin(): Promise<void> {
  const staff = staffStore.get();
  staffStore.set({ status: 'signed-out' });
  try {
    await logOut({ isStarted, signOut: async () => (await loadFollowStaff()).leave() });
  } catch (error) {
    console.warn('Error signing out', error);
    staffStore.set(staff);
    notify('error', messages.logoutFailed);
  }
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
