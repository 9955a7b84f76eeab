import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { functionSecrets } from '../../dev/suite/functions/functions-environment.ts';
import { readStartSettings } from '../../dev/suite/settings.ts';
import { suite } from '../support/functions/suite.ts';

const root = resolve(import.meta.dirname, '../..');
const built = join(root, 'dist', suite.projectId);
const localFiles = ['.secret.local', '.env.local', '.env.recovery-live.local'];

/** The secrets of the running suite, and the defaults of a suite without keys. */
const secretValues = Object.entries(functionSecrets(readStartSettings({})))
  .flatMap(([name, value]) => [value, process.env[name] ?? ''])
  .filter((value) => value.length > 4);

const ownName = relative(root, import.meta.filename);

const liveKey = /rzp_live_\w/;
const leaks = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /"type":\s*"service_account"/,
  /private_key_id/,
  /smtps?:\/\/[^\s"'`/]+:[^\s"'`/@]+@/i,
];

it.each(['web/**/*', 'functions/lib/**/*'])('the build of %s contains no secret', async (part) => {
  const files = globSync(part, { cwd: built }).filter((name) => /\.\w+$/.test(name));
  expect(files.length).toBeGreaterThan(0);
  expect(secretValues.length).toBeGreaterThan(3);
  const found = await findIn(built, files, (text) => [
    ...secretValues.filter((value) => text.includes(value)),
    ...[liveKey, ...leaks].filter((pattern) => pattern.test(text)).map(String),
  ]);
  expect(found).toEqual([]);
});

it('git tracks no file that contains a secret', async () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const files = tracked.split('\0').filter((name) => name !== '' && name !== ownName);
  expect(files.length).toBeGreaterThan(100);
  const found = await findIn(root, files, (text) =>
    leaks.filter((pattern) => pattern.test(text)).map(String),
  );
  expect(found).toEqual([]);
});

it('the site contains no names of secrets', async () => {
  const files = globSync('web/**/*.{js,html}', { cwd: built });
  const names = /key_secret|KEY_SECRET|WEBHOOK_SECRET|RATE_LIMIT_KEY|SMTP_URL/;
  expect(await findIn(built, files, (text) => text.match(names) ?? [])).toEqual([]);
});

it('git ignores the files for secrets', () => {
  const files = ['functions', 'web'].flatMap((part) => localFiles.map((name) => `${part}/${name}`));
  const ignored = execFileSync('git', ['check-ignore', ...files], { cwd: root, encoding: 'utf8' });
  expect(ignored.trim().split('\n')).toEqual(files);
});

it('no tracked parameter file sets a secret', async () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const files = tracked.split('\0').filter((name) => /(^|\/)\.env[^/]*$/.test(name));
  expect(files).toContain('functions/.env');
  const names = Object.keys(functionSecrets(readStartSettings({})));
  const found = await findIn(root, files, (text) => {
    const variables = parseEnv(text);
    return names.filter((name) => !['', 'none', undefined].includes(variables[name]));
  });
  expect(found).toEqual([]);
});

async function findIn(
  folder: string,
  files: readonly string[],
  find: (text: string) => readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return find(text).map((what) => `${name}: ${what}`);
    }),
  );
  return found.flat();
}
