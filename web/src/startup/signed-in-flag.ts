/** The storage key of the uid of the account that is signed in. */
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

/** Returns the uid of the account that is signed in, in any tab. Undefined without one, and without storage. */
export function signedInUid(): string | undefined {
  try {
    return localStorage.getItem(signedInFlag) ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveSignedInFlag(uid: string | undefined): void {
  try {
    if (uid === undefined) localStorage.removeItem(signedInFlag);
    else localStorage.setItem(signedInFlag, uid);
  } catch {
    // Without storage, authentication always loads.
  }
}
