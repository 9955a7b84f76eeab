export const signedInFlag = 'signed-in';

/**
 * Returns whether a user may be signed in. This flag decides whether to load Firebase Authentication, which is
 * large.
 */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(signedInFlag) !== null;
  } catch {
    // Without storage the flag is unknown.
    return true;
  }
}

export function saveSignedInFlag(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(signedInFlag, 'yes');
    else localStorage.removeItem(signedInFlag);
  } catch {
    // Without storage, authentication always loads.
  }
}
