import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Account } from 'firebase-tools/lib/auth.js';

/**
 * Makes Google's libraries in this process use the operator's login: that of `gcloud`, or else that of
 * `firebase login`. An environment with credentials of its own, such as CI, keeps them.
 */
export async function applyLogin(
  project: string,
  findAccount: () => Promise<Account | undefined> = accountOfFirebase,
): Promise<void> {
  if (process.env['GOOGLE_APPLICATION_CREDENTIALS']) return;
  if (!existsSync(credentialsOfGcloud())) {
    const credentials = await credentialsOf(await findAccount());
    if (credentials === undefined) return;
    process.env['GOOGLE_APPLICATION_CREDENTIALS'] = credentials;
  }
  // Firebase Authentication refuses a person's credentials unless a project is named for the quota.
  process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] = project;
}

/** The place where Google's libraries look for the login of `gcloud auth application-default login`. */
function credentialsOfGcloud(): string {
  const { CLOUDSDK_CONFIG: own, APPDATA: windows } = process.env;
  const folder = own || join(windows || join(homedir(), '.config'), 'gcloud');
  return join(folder, 'application_default_credentials.json');
}

async function accountOfFirebase(): Promise<Account | undefined> {
  const { getGlobalDefaultAccount } = await import('firebase-tools/lib/auth.js');
  return getGlobalDefaultAccount();
}

/** Writes the account's credentials into the file where firebase-tools keeps them for the emulators. */
async function credentialsOf(account: Account | undefined): Promise<string | undefined> {
  if (!account) return undefined;
  const { getCredentialPathAsync } = await import('firebase-tools/lib/defaultCredentials.js');
  const file = await getCredentialPathAsync(account);
  // firebase-tools lets every user of the machine read it.
  if (file !== undefined) await chmod(file, 0o600);
  return file;
}
