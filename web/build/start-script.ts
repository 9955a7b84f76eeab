import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

interface FirebaseConfig {
  hosting: { headers: { headers: { key: string; value: string }[] }[] };
}

/**
 * Builds `src/startup/start.ts` with all its imports into the script tag of each page. Throws if a
 * Content-Security-Policy in `firebase.json` does not allow the script.
 */
export async function buildStartTag(webDir: string): Promise<string> {
  const code = await buildStart(join(webDir, 'src/startup/start.ts'));
  const config = await readFile(join(webDir, '../firebase.json'), 'utf8');
  for (const policy of policiesOf(JSON.parse(config) as FirebaseConfig)) checkPolicy(policy, code);
  return `<script>${code}</script>`;
}

/** Throws if a policy does not allow exactly this inline script. */
export function checkPolicy(policy: string, code: string): void {
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const named = policy.match(/'sha256-[^']+'/g) ?? [];
  if (named.length === 1 && named[0] === hash) return;
  throw new Error(
    `The script that each page holds has changed. In firebase.json, set the hash in script-src to ${hash}.`,
  );
}

async function buildStart(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'baseline-widely-available',
      write: false,
      lib: { entry: file, formats: ['iife'], name: 'start' },
    },
  });
  const [result] = [built].flat();
  const [script] = result && 'output' in result ? result.output : [];
  if (script?.type !== 'chunk') throw new Error(`${file} was not built.`);
  return script.code.trim();
}

/** Returns the policies of our own pages. The policy of Google's sign-in handler doesn't restrict scripts. */
function policiesOf({ hosting }: FirebaseConfig): string[] {
  return hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key, value }) => key === 'Content-Security-Policy' && value.includes('script-src'))
    .map(({ value }) => value);
}
