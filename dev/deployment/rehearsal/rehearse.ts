import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../../suite/folders.ts';
import type { Answer } from './answers.ts';
import { startGoogleStandIn, type Call } from './google-stand-in.ts';

export interface Rehearsal {
  code: number;
  output: string;
  calls: readonly Call[];
}

/** firebase-tools stores a logged-in account in this format. */
const account = {
  user: { email: 'operator@recovery.house' },
  tokens: { access_token: 'rehearsal', expires_at: 9e12, refresh_token: 'rehearsal', scopes: [] },
};

/** Runs a command of the project with the real firebase-tools. A stand-in replaces Google. */
export async function rehearse(
  folder: string,
  command: 'deploy' | 'deploy-check' | 'setup',
  projectId: string,
  others: Record<string, Answer> = {},
  options: readonly string[] = [],
): Promise<Rehearsal> {
  const settings = join(folder, 'account');
  await mkdir(join(settings, 'configstore'), { recursive: true });
  await writeFile(join(settings, 'configstore', 'firebase-tools.json'), JSON.stringify(account));
  const google = await startGoogleStandIn(projectId, others);
  const { port } = new URL(google.url);
  try {
    const environment = {
      ...(await addressesAt(port)),
      GOOGLE_APIS: `http://*.googleapis.com:${port}`,
      HOME: process.env['HOME'],
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      XDG_CONFIG_HOME: settings,
      NODE_OPTIONS: `--import=${import.meta.resolve('./redirect-google.ts')}`,
      npm_config_offline: 'true',
      PERMISSIONS_SECONDS: '1',
    };
    const args = [join('dev', 'cli.mjs'), command, '--project', projectId, ...options];
    return { ...(await run(args, folder, environment)), calls: google.calls };
  } finally {
    await google.close();
  }
}

/** Reads the source of firebase-tools for the variables that change the addresses of Google's services. */
async function addressesAt(port: string): Promise<Record<string, string>> {
  const source = await readFile(join(root, 'node_modules/firebase-tools/lib/api.js'), 'utf8');
  const variables = source.matchAll(
    /envOverride\("(\w+)", "https:\/\/([\w.-]+\.googleapis\.com)"/g,
  );
  return Object.fromEntries(
    [...variables].map(([, name = '', host]) => [name, `http://${host}:${port}`]),
  );
}

function run(args: string[], cwd: string, env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, args, { cwd, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });
}
