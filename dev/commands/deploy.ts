import { deployProject } from '../deployment/deploy-project.ts';
import { readTargets } from '../deployment/read-targets.ts';
import { requireProjectId } from '../deployment/require-project-id.ts';
import { parseArguments } from '../operator/parse-arguments.ts';
import { runCommand } from '../suite/lifetime.ts';

const usage = 'npm run deploy -- --project <id> [--only firestore,functions,hosting]';

/** Checks, builds and deploys the site without prompts. Exits with the exit code of firebase-tools. */
await runCommand((lifetime) => {
  const text = { type: 'string' } as const;
  const { values } = parseArguments({ options: { project: text, only: text } }, usage);
  const projectId = requireProjectId(values.project, usage);
  const targets = readTargets(values.only ?? 'firestore,functions,hosting');
  return deployProject(lifetime, projectId, targets);
});
