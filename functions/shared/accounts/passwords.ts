/**
 * The minimum length of a new password, as in Firebase Authentication's password policy (docs/operations.md). Login
 * accepts any length, because an account may be older than the rule.
 */
export const minPasswordLength = 10;
