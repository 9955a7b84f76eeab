/**
 * The custom claims of an account. Only the server sets them, with `changeClaims`. Firebase allows 1,000 bytes.
 * Tokens carry new claims after the next login or refresh, so security decisions read the account.
 */
export interface AccountClaims {
  /** The role, see roles.ts. */
  admin?: true;
  viewer?: true;
  /** The sign-in methods that the role was granted for (`roleMethod`). The admin panel accepts no others. */
  roleMethods?: string[];
  /** Whether the role requires a second factor. */
  secondFactor?: true;
  /**
   * The trusted sign-in methods with their identities (platform/sessions/sign-in-methods.ts). The account began
   * with them, or its owner confirmed them with our email.
   */
  methods?: string[];
  /** Untrusted methods that the owner has been notified of. */
  notifiedMethods?: string[];
  /** The address that the account began with or changed to with our link. Emails about methods go there. */
  ownerEmail?: string;
}
