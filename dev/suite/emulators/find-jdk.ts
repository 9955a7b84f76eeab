import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '../problem.ts';
import type { Environment } from '../environment.ts';

/** firebase-tools refuses older versions. */
const minJavaVersion = 21;

/** The folders of JDKs on Linux and macOS. */
const systemFolders = [
  '/usr/lib/jvm/*/bin',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home/bin',
];

/** Searches JAVA_HOME, the PATH and the system's folders. Throws a Problem if there is no recent JDK. */
export async function findJdk(environment: Environment): Promise<string> {
  const candidates = [
    ...(environment['JAVA_HOME'] ? [join(environment['JAVA_HOME'], 'bin')] : []),
    ...(environment['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...globSync(systemFolders),
  ];
  const folders = await Promise.all(candidates.map(resolveFolder));
  const older: string[] = [];
  for (const folder of new Set(folders)) {
    const version = folder && (await readJavaVersion(join(folder, 'java')));
    if (!folder || !version) continue;
    if (version >= minJavaVersion) return folder;
    older.push(`Java ${version} in ${dirname(folder)}`);
  }
  const found = older.length === 0 ? 'none was found' : `only ${older.join(', ')} was found`;
  throw new Problem(
    `The Firestore emulator needs JDK ${minJavaVersion} or later, but ${found}.\n` +
      "Install one (for example from https://adoptium.net) and try again. If it's in an unusual place, set JAVA_HOME.",
  );
}

async function resolveFolder(folder: string): Promise<string | undefined> {
  const java = await realpath(join(folder, 'java')).catch(() => undefined);
  return java && dirname(java);
}

async function readJavaVersion(java: string): Promise<number | undefined> {
  const { stderr } = await promisify(execFile)(java, ['-version']).catch(() => ({ stderr: '' }));
  const [, version] = /version "(?:1\.)?(\d+)/.exec(stderr) ?? [];
  return version === undefined ? undefined : Number(version);
}
