/** The parts of firebase-tools that its main module does not export. */
declare module 'firebase-tools/lib/auth.js' {
  export interface Account {
    user: { email: string };
    tokens: { refresh_token?: string };
  }
  /** Returns the account of `firebase login`. */
  export function getGlobalDefaultAccount(): Account | undefined;
}

declare module 'firebase-tools/lib/defaultCredentials.js' {
  import type { Account } from 'firebase-tools/lib/auth.js';
  /** Writes the account's credentials to a file of the user's own, and resolves to its path. */
  export function getCredentialPathAsync(account: Account): Promise<string | undefined>;
}

declare module 'firebase-tools/lib/requireAuth.js' {
  /** Throws if neither a logged-in account nor the environment provides credentials. */
  export function requireAuth(options: { project: string }): Promise<string | null>;
}

declare module 'firebase-tools/lib/unzip.js' {
  export function unzip(file: string, folder: string): Promise<void>;
}

declare module 'firebase-tools/lib/apiv2.js' {
  /** Call `requireAuth` first. */
  export function getAccessToken(): Promise<string>;
}
