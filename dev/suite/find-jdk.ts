import { execFile } from 'node:child_process';
import { readdir, realpath } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from './problem.ts';
import type { Environment } from './environment.ts';

/** firebase-tools refuses older versions. */
const minJavaVersion = 21;

const systemFolders: Partial<Record<NodeJS.Platform, { folder: string; bin: string }>> = {
  linux: { folder: '/usr/lib/jvm', bin: 'bin' },
  darwin: { folder: '/Library/Java/JavaVirtualMachines', bin: 'Contents/Home/bin' },
};

/**
 * Finds the folder of a `java` that is new enough in JAVA_HOME, the PATH, and the system's folder of
 * JDKs. Throws a Problem if there is none.
 */
export async function findJdk(environment: Environment): Promise<string> {
  const candidates = [
    ...(environment['JAVA_HOME'] ? [join(environment['JAVA_HOME'], 'bin')] : []),
    ...(environment['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...(await listSystemFolders()),
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
    `The Firestore emulator needs a JDK of version ${minJavaVersion} or later; ${found}.\n` +
      'Install one (for example from https://adoptium.net) and try again; if it is in an unusual place, set JAVA_HOME to it.',
  );
}

/** The major version in what `java -version` prints. */
export function parseJavaVersion(text: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(text);
  return match === null ? undefined : Number(match[1]);
}

/** The real folder of a folder's `java`; undefined if it has none. */
async function resolveFolder(folder: string): Promise<string | undefined> {
  const java = await realpath(join(folder, 'java')).catch(() => undefined);
  return java && dirname(java);
}

async function readJavaVersion(java: string): Promise<number | undefined> {
  try {
    const { stdout, stderr } = await promisify(execFile)(java, ['-version']);
    return parseJavaVersion(`${stdout}\n${stderr}`);
  } catch {
    return undefined;
  }
}

async function listSystemFolders(): Promise<string[]> {
  const system = systemFolders[process.platform];
  if (system === undefined) return [];
  const names = await readdir(system.folder).catch(() => []);
  return names.map((name) => join(system.folder, name, system.bin));
}
