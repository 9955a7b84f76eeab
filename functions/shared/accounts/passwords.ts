/**
 * The length that a new password needs, as in Firebase Authentication's password policy (OPERATIONS.md).
 * Login accepts any length: an account may be older than the rule.
 */
export const minPasswordLength = 10;
