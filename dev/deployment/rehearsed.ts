import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that only a deployment uses or declares to Google. Other layers cover all other sources. */
const inputs = [
  '{package,package-lock,tsconfig.base,firebase,firestore.indexes}.json',
  'functions/{package.json,package-lock.json,.env}',
  'functions/src/index.cts',
  'functions/shared/site.ts',
  'functions/src/**/*.{blocking,endpoint,trigger,schedule}.ts',
  'functions/src/{platform,receipts/pdf}/**/*.ts',
  'web/{package.json,vite.config.ts,build/**/*.ts}',
  'dev/{cli.mjs,commands/{deploy*,setup}.ts,deployment/alert-policy.json}',
  'dev/{deployment,google,http,setup,suite}/**/*.ts',
  'tests/rehearsal/*.ts',
];
const record = 'dev/deployment/rehearsed.sha256';

export function isRehearsed(folder: string): boolean {
  return readFileSync(join(folder, record), 'utf8').trim() === digestOf(folder);
}

export function recordRehearsal(folder: string, digest: string): void {
  writeFileSync(join(folder, record), `${digest}\n`);
}

/** Returns a digest that is the same on every system, whatever its line endings and file order. */
export function digestOf(folder: string): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  for (const file of [...new Set(files)].toSorted()) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    hash.update(JSON.stringify([file, text]));
  }
  return hash.digest('hex');
}
