import { execFile } from 'node:child_process';
import { readdir, realpath } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from './problem.ts';
import type { Environment } from './environment.ts';

/** firebase-tools refuses an older one. */
const oldestJava = 21;

const systemFolders: Partial<Record<NodeJS.Platform, { folder: string; bin: string }>> = {
  linux: { folder: '/usr/lib/jvm', bin: 'bin' },
  darwin: { folder: '/Library/Java/JavaVirtualMachines', bin: 'Contents/Home/bin' },
};

/** Finds the folder of a `java` that is new enough: JAVA_HOME, then the PATH, then where the system keeps them. */
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
    if (version >= oldestJava) return folder;
    older.push(`Java ${version} in ${dirname(folder)}`);
  }
  const found = older.length === 0 ? 'none was found' : `only ${older.join(', ')} was found`;
  throw new Problem(
    `The Firestore emulator needs a JDK of version ${oldestJava} or later; ${found}.\n` +
      'Install one (for example from https://adoptium.net) and try again; if it lies in an unusual place, set JAVA_HOME to it.',
  );
}

/** The major version in what `java -version` prints. */
export function parseJavaVersion(text: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(text);
  return match === null ? undefined : Number(match[1]);
}

/** Where the `java` of a folder really lies; undefined when there is none. */
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
