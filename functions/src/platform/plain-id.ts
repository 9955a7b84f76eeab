/** An id has no slash and no `__x__`, which the database reserves. isPlainId in firestore.rules accepts the same. */
export const plainId = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/;
