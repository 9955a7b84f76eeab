import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { firebaseEnvironment, firebaseTools } from './firebase-tools.ts';
import { localFolder, root } from '../folders.ts';
import type { Lifetime } from '../lifetime.ts';
import { Problem } from '../problem.ts';
import { runQuietly } from '../processes.ts';
import type { Environment } from '../environment.ts';
import { step } from '../step.ts';

const run = promisify(execFile);
const jarInCloudCli = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/**
 * Returns the environment that tells firebase-tools where the emulator is. The order is
 * FIRESTORE_EMULATOR_BINARY_PATH, firebase-tools' cache, the Google Cloud CLI and a download.
 */
export async function provideFirestoreEmulator(
  lifetime: Lifetime,
  environment: Environment,
  jdk: string,
): Promise<Environment> {
  const given = environment['FIRESTORE_EMULATOR_BINARY_PATH'];
  if (given) {
    if (!existsSync(given)) {
      throw new Problem(`FIRESTORE_EMULATOR_BINARY_PATH is ${given}, which does not exist.`);
    }
    return launchFrom(given, jdk);
  }
  if (await isDownloaded(environment)) return {};
  const installed = await findInCloudCli(environment);
  if (installed !== undefined) return launchFrom(installed, jdk);
  await downloadEmulator(lifetime, jdk);
  return {};
}

/**
 * Creates a jar that starts the emulator in another jar. firebase-tools runs `java -jar`, but the Google Cloud
 * CLI's jar has no main class. firebase-tools also changes the mode of its jar, so it must not get another
 * program's file.
 */
async function launchFrom(emulator: string, jdk: string): Promise<Environment> {
  const [launcher, manifest] = ['firestore-emulator.jar', 'firestore-emulator.mf'].map((name) =>
    join(localFolder, name),
  ) as [string, string];
  await mkdir(localFolder, { recursive: true });
  const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const classPath = pathToFileURL(emulator).href;
  await writeFile(manifest, `Main-Class: ${mainClass}\nClass-Path: ${classPath}\n`);
  await run(join(jdk, 'jar'), ['--create', `--file=${launcher}`, `--manifest=${manifest}`]);
  return { FIRESTORE_EMULATOR_BINARY_PATH: launcher };
}

async function isDownloaded(environment: Environment): Promise<boolean> {
  const cache =
    environment['FIREBASE_EMULATORS_PATH'] || join(homedir(), '.cache', 'firebase', 'emulators');
  const list = join(root, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const { firestore } = JSON.parse(await readFile(list, 'utf8')) as {
    firestore: { downloadPathRelativeToCacheDir: string };
  };
  return existsSync(join(cache, firestore.downloadPathRelativeToCacheDir));
}

async function findInCloudCli(environment: Environment): Promise<string | undefined> {
  const sources = [
    async () => environment['CLOUDSDK_ROOT_DIR'],
    findRootOfDebianPackage,
    async () => (await run('gcloud', ['info', '--format=value(installation.sdk_root)'])).stdout,
  ];
  for (const source of sources) {
    const sdk = (await source().catch(() => undefined))?.trim();
    if (sdk && existsSync(join(sdk, jarInCloudCli))) return join(sdk, jarInCloudCli);
  }
  return undefined;
}

async function findRootOfDebianPackage(): Promise<string | undefined> {
  const { stdout } = await run('dpkg', ['-L', 'google-cloud-cli-firestore-emulator']);
  const jar = stdout.split('\n').find((line) => line.endsWith(`/${jarInCloudCli}`));
  return jar?.slice(0, -jarInCloudCli.length);
}

async function downloadEmulator(lifetime: Lifetime, jdk: string): Promise<void> {
  const args = [firebaseTools, 'setup:emulators:firestore', '--non-interactive'];
  const environment = firebaseEnvironment(jdk);
  await step('Downloading the Firestore emulator (137 MB, once)', () =>
    runQuietly(lifetime, { command: process.execPath, args, cwd: root, environment }, hintsFor),
  );
}

function hintsFor(output: string): string {
  return [
    "The Firestore emulator isn't installed, and downloading it failed:",
    output,
    'Do one of the following, then try again:',
    '  1. Connect to the internet. The emulator is then downloaded automatically.',
    '  2. Install the emulator of the Google Cloud CLI: gcloud components install cloud-firestore-emulator',
    '     (Debian: apt-get install google-cloud-cli-firestore-emulator).',
    '  3. Set FIRESTORE_EMULATOR_BINARY_PATH to the path of a cloud-firestore-emulator.jar.',
  ].join('\n');
}
