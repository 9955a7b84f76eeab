import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Google } from '../google/google.ts';
import { readAnswers } from './answers.ts';
import type { SetupContext } from './setup-step.ts';

/** A setup in a folder with these files, with these answers, and with a Google that records changes. */
export async function aSetup(
  projectId: string,
  files: Record<string, string>,
  answers: Record<string, string> = {},
  resources: Record<string, object> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'setup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const lines = Object.entries(answers).map(([name, value]) => `${name}=${value}`);
  for (const [name, text] of Object.entries({ ...files, answers: lines.join('\n') })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const calls: unknown[][] = [];
  const google: Google = {
    projectId,
    call<Answer>(method: string, path: string, body?: object) {
      if (method !== 'GET') {
        calls.push([method, path, body]);
        Object.assign(resources[path.replace(/\?.*$/, '')] ?? {}, body);
      }
      return Promise.resolve((resources[path] ?? {}) as Answer);
    },
    find: <Answer>(path: string) => Promise.resolve(resources[path] as Answer | undefined),
    run: () => Promise.resolve(),
  };
  const said: string[] = [];
  const context: SetupContext = {
    google,
    answers: await readAnswers(join(folder, 'answers')),
    folder,
    say: (line) => said.push(line),
  };
  return { context, folder, calls, said };
}

export function readFiles(folder: string, files: Record<string, string>): Promise<string[]> {
  return Promise.all(Object.keys(files).map((name) => readFile(join(folder, name), 'utf8')));
}
