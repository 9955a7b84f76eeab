/** Excludes slashes and `__x__`, which Firestore reserves. `isPlainId` in firestore.rules accepts the same ids. */
export const plainId = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/;
