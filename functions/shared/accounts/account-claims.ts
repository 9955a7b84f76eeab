/**
 * The custom claims of an account, which only the server sets. Firebase takes 1,000 bytes. `changeClaims` writes
 * them; tokens carry them after the next sign-in or renewal, so a decision about safety reads the account.
 */
export interface AccountClaims {
  /** The role, see roles.ts. */
  admin?: true;
  viewer?: true;
  /**
   * The sign-in methods with which the role was granted, as `roleMethod` names them: the admin panel takes no other.
   */
  roleMethods?: string[];
  /** Whether the role asks for a second factor. */
  secondFactor?: true;
  /**
   * The trusted sign-in methods, each with its identity (platform/sessions/sign-in-methods.ts): the account began
   * with them, or its owner confirmed them from our email.
   */
  methods?: string[];
  /** Other methods that the owner was told of. */
  toldMethods?: string[];
  /** The address that the account began with, or changed to by our link. Emails about methods go there. */
  ownerEmail?: string;
}
