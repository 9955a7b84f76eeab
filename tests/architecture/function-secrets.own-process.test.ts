import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import * as config from '../../functions/src/platform/config.ts';
import { importsOf } from './imports.ts';
import { read, root } from './sources.ts';

interface DeployedFunction {
  __endpoint?: { secretEnvironmentVariables?: { key: string }[] };
}

const files = globSync('functions/src/**/*.{endpoint,trigger,schedule}.ts', { cwd: root });
const secrets = Object.entries(config).filter(
  ([, value]) => value.constructor.name === 'SecretParam',
) as [string, { name: string }][];

// The emulator gives each function every secret. A deployed function gets only the secrets that it declares.
test.each(files)('%s declares the secrets that its modules read', async (file) => {
  const functions = Object.values(
    (await import(resolve(root, file))) as Record<string, DeployedFunction>,
  ).flatMap(({ __endpoint }) => __endpoint ?? []);
  expect(functions).not.toEqual([]);
  const read = secretsReadBehind(file);
  for (const { secretEnvironmentVariables = [] } of functions) {
    const named = secretEnvironmentVariables.map(({ key }) => key);
    expect(named).toEqual(expect.arrayContaining(read));
  }
});

function secretsReadBehind(file: string): string[] {
  const reached = new Set<string>();
  const follow = (from: string): void => {
    for (const { to, isPackage } of importsOf(root, resolve(root, from))) {
      if (isPackage || reached.has(to)) continue;
      reached.add(to);
      follow(to);
    }
  };
  follow(file);
  const imported = new Set([...reached].flatMap(namesImportedBy));
  return secrets.flatMap(([name, secret]) => (imported.has(name) ? secret.name : []));
}

function namesImportedBy(file: string): (string | null | undefined)[] {
  const { module } = parseSync(file, read(file));
  return module.staticImports.flatMap(({ entries }) => entries.map((it) => it.importName.name));
}
