import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzip } from 'firebase-tools/lib/unzip.js';

/** Installs the packages as Cloud Build does. Resolves to the folder. */
export async function installUploaded(archive: Buffer): Promise<string> {
  const unpacked = await mkdtemp(join(tmpdir(), 'uploaded-'));
  const file = `${unpacked}.zip`;
  await writeFile(file, archive);
  await unzip(file, unpacked);
  await rm(file);
  const flags = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit'];
  runIn(unpacked, 'npm', ['ci', ...flags]);
  return unpacked;
}

/** Returns the script's output. */
export function evaluateIn(
  folder: string,
  script: string,
  environment: Record<string, string> = {},
): string {
  const args = ['--input-type=commonjs', '--eval', script];
  return runIn(folder, process.execPath, args, environment);
}

/** Returns the command's output. Throws if it fails. */
export function runIn(
  cwd: string,
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GCLOUD_PROJECT: 'demo-uploaded', ...environment },
  });
}
