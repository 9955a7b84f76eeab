import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What only a deployment uses, and what it declares to Google. The other layers run all other sources, and
 * build the site.
 */
const inputs = [
  '{package,package-lock,tsconfig.base,firebase,firestore.indexes}.json',
  'functions/{package.json,package-lock.json,.env}',
  'functions/src/index.cts',
  'functions/src/**/*.{blocking,endpoint,trigger,schedule}.ts',
  'functions/src/{platform,receipts/pdf}/**/*.ts',
  'web/{package.json,vite.config.ts,build/**/*.ts}',
  'dev/{cli.mjs,commands/deploy*.ts,{deployment,http,suite}/**/*.ts}',
  'tests/rehearsal/*.ts',
];
const record = 'dev/deployment/rehearsed.sha256';

/** Whether the rehearsal has passed with the inputs that a folder has. */
export function isRehearsed(folder: string): boolean {
  return readFileSync(join(folder, record), 'utf8').trim() === digestOf(folder);
}

/** Notes that the rehearsal has passed with a digest. */
export function noteRehearsal(folder: string, digest: string): void {
  writeFileSync(join(folder, record), `${digest}\n`);
}

/** The same for each clone: neither the line ends of the system nor the order of its folders count. */
export function digestOf(folder: string): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  for (const file of [...new Set(files)].toSorted()) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    hash.update(JSON.stringify([file, text]));
  }
  return hash.digest('hex');
}
