import { requireProjectId } from '../deployment/require-project-id.ts';
import type { Google } from '../google/google.ts';
import { connectToGoogle } from '../google/connect-to-google.ts';
import { explainGoogleFailure } from '../google/explain-google-failure.ts';
import { parseArguments } from '../operator/parse-arguments.ts';
import { readAnswers } from '../setup/answers.ts';
import { askForSettings } from '../setup/project-questions.ts';
import { runSetup } from '../setup/run-setup.ts';
import { setupSteps } from '../setup/setup-steps.ts';
import { providerName } from '../setup/steps/github.ts';
import { waitForEnter } from '../setup/wait-for-enter.ts';
import { root } from '../suite/folders.ts';
import { runCommand } from '../suite/lifetime.ts';
import { Problem } from '../suite/problem.ts';

const usage = 'npm run setup -- --project <id> [--answers <file>] [--github <owner>/<repository>]';

/** Sets a project up, from a blank one to one that can be deployed. It is safe to stop and to repeat. */
await runCommand(async () => {
  const text = { type: 'string' } as const;
  const options = { project: text, answers: text, github: text };
  const { values } = parseArguments({ options }, usage);
  const projectId = requireProjectId(values.project, usage);
  if (values.github !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(values.github)) {
    throw new Problem(`"${values.github}" is not <owner>/<repository>.`);
  }
  const answers = await readAnswers(values.answers);
  const google = await connectToGoogle(projectId);
  await askForSettings(root, projectId, answers);
  const context = { google, answers, folder: root, say: console.log };
  await runSetup(setupSteps(projectId, values.github), context, waitForEnter);
  if (values.github) await printVariables(google, values.github);
  console.log(`
✓ ${projectId} is set up. Commit functions/.env.${projectId} and web/.env.${projectId}; they contain no secret.
  No API changes the templates of Authentication. Set the sender's name there, and remove %DISPLAY_NAME%, in which a stranger could send words:
    https://console.firebase.google.com/project/${projectId}/authentication/emails
  To change an answer, edit its line there and run this again. To change a secret: npx firebase functions:secrets:set <NAME> --project ${projectId}
  Next: npm run deploy -- --project ${projectId}`);
  return 0;
}, explainGoogleFailure);

async function printVariables(google: Google, repository: string): Promise<void> {
  console.log(`
  Set these variables at https://github.com/${repository}/settings/variables/actions:
    DEPLOY_PROJECT              ${google.projectId}
    WORKLOAD_IDENTITY_PROVIDER  ${await providerName(google)}`);
}
