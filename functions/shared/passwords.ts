/**
 * Characters that a new password has at least. Firebase Authentication's password policy asks for as
 * many (README, Deploy). Login takes any length: an account may be older than the rule.
 */
export const minPasswordLength = 10;
