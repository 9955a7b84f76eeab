/** The parts of firebase-tools that its main module does not export. */
declare module 'firebase-tools/lib/auth.js' {
  /** Returns the account of `firebase login`. */
  export function getGlobalDefaultAccount(): { user: object; tokens: object } | undefined;
}

declare module 'firebase-tools/lib/requireAuth.js' {
  /** Throws if neither a logged-in account nor the environment provides credentials. */
  export function requireAuth(options: { project: string }): Promise<string | null>;
}

declare module 'firebase-tools/lib/gcp/secretManager.js' {
  export function getSecretMetadata(
    projectId: string,
    name: string,
    version: string,
  ): Promise<{ secret?: object; secretVersion?: { state: string } }>;
}

declare module 'firebase-tools/lib/firestore/api.js' {
  export class FirestoreApi {
    /** Rejects with an error of status 404 if the database doesn't exist. */
    getDatabase(
      projectId: string,
      databaseId: string,
    ): Promise<{ deleteProtectionState?: string; pointInTimeRecoveryEnablement?: string }>;
  }
}

declare module 'firebase-tools/lib/unzip.js' {
  export function unzip(file: string, folder: string): Promise<void>;
}

declare module 'firebase-tools/lib/apiv2.js' {
  /** Call `requireAuth` first. */
  export function getAccessToken(): Promise<string>;
}
