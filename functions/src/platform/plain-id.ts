/**
 * An id that a request may name: a slash would reach another path, and the database reserves ids such as
 * `__x__`. isPlainId in firestore.rules accepts the same characters.
 */
export const plainId = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/;
