export const signedInFlag = 'signed-in';

/** Whether a user may be signed in. Authentication itself knows, but is large: this decides whether it loads. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(signedInFlag) !== null;
  } catch {
    // Without storage the flag says nothing.
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
