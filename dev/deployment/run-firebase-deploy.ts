import { delimiter, dirname } from 'node:path';
import { firebaseTools } from '../suite/emulators/firebase-tools.ts';
import { root } from '../suite/folders.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import { runProcess } from '../suite/processes.ts';
import type { StepResult } from './deploy.ts';

/** Runs without prompts. The output goes to the terminal and into the result. */
export async function runFirebaseDeploy(
  lifetime: Lifetime,
  projectId: string,
  args: string[],
): Promise<StepResult> {
  const output: string[] = [];
  const code = await runProcess(lifetime, {
    command: process.execPath,
    args: [firebaseTools, 'deploy', '--project', projectId, '--non-interactive', ...args],
    cwd: root,
    environment: {
      // The hooks in firebase.json run with this Node.
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      NO_UPDATE_NOTIFIER: '1',
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
    onLine(line) {
      console.log(line);
      output.push(line);
    },
  });
  return { code: typeof code === 'number' ? code : 1, output: output.join('\n') };
}
