import { saveSignedInFlag } from '../../startup/signed-in-flag.ts';
import { forgetFirstRows } from '../database/first-rows.ts';
import { dropStaffDrafts } from './staff-drafts.ts';
import { removeStoredSession } from './stored-session.ts';

interface Sdk {
  /** Whether the SDK may already know the user. */
  isStarted: boolean;
  signOut: () => Promise<void>;
}

let isUnderWay = false;

/**
 * Ends the session in this browser. Removes it without Firebase's SDK, so that a logout counts even if the tab closes
 * before the SDK has loaded. Rejects if neither the browser nor the SDK removes it.
 */
export async function logOut(sdk: Sdk): Promise<void> {
  dropStaffDrafts();
  forgetFirstRows();
  isUnderWay = true;
  try {
    await removeSession(sdk);
  } finally {
    isUnderWay = false;
  }
  saveSignedInFlag(undefined);
}

/** Returns whether to ignore a user that Firebase reports, because the visitor is logging out. */
export function isLoggingOut(): boolean {
  return isUnderWay;
}

async function removeSession({ isStarted, signOut }: Sdk): Promise<void> {
  const isRemoved = await removeStoredSession().then(
    () => true,
    (error: unknown) => {
      console.warn('The stored session could not be removed', error);
      return false;
    },
  );
  // An SDK that starts later finds no session.
  if (isRemoved && !isStarted) return;
  await signOut().catch((error: unknown) => {
    if (!isRemoved) throw error;
    console.warn('Firebase could not log out', error);
  });
}
