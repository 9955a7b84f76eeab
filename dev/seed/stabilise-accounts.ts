import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const createdAt = Date.parse('2026-07-30T06:00:00Z');

interface ExportedAccount {
  localId: string;
  /** An account without a password has neither salt nor hash. */
  salt?: string;
  passwordHash?: string;
}

/** Writes fixed times and salts, so the same seed creates the same file. */
export async function stabiliseAccounts(exportFolder: string): Promise<void> {
  const file = join(exportFolder, 'auth_export', 'accounts.json');
  const accounts = JSON.parse(await readFile(file, 'utf8')) as { users: ExportedAccount[] };
  const users = accounts.users.map(steadyAccount);
  await writeFile(file, `${JSON.stringify({ ...accounts, users }, null, 2)}\n`);
}

/** Replaces times and salt. The emulator's "hash" contains the salt and the password in plain text. */
function steadyAccount(account: ExportedAccount): ExportedAccount & Record<string, unknown> {
  const { salt: exported, passwordHash } = account;
  const salt = `fakeSalt-${account.localId}`;
  return {
    ...account,
    ...(exported && passwordHash && { salt, passwordHash: passwordHash.replace(exported, salt) }),
    createdAt: String(createdAt),
    lastLoginAt: String(createdAt),
    passwordUpdatedAt: createdAt,
    validSince: String(createdAt / 1000),
  };
}
