import { deployProject } from '../deployment/deploy-project.ts';
import { requireProjectId } from '../deployment/require-project-id.ts';
import { connectToGoogle } from '../google/connect-to-google.ts';
import { explainGoogleFailure } from '../google/explain-google-failure.ts';
import { parseArguments } from '../operator/parse-arguments.ts';
import { readAnswers } from '../setup/answers.ts';
import { checkRazorpayKeys } from '../setup/check-razorpay-keys.ts';
import { openPayments } from '../setup/open-payments.ts';
import { root } from '../suite/folders.ts';
import { runCommand } from '../suite/lifetime.ts';

const usage = 'npm run payments:open -- --project <id> [--answers <file>]';

/** Asks for Razorpay's keys, checks them, and deploys the site with open payments. */
await runCommand(async (lifetime) => {
  const text = { type: 'string' } as const;
  const { values } = parseArguments({ options: { project: text, answers: text } }, usage);
  const projectId = requireProjectId(values.project, usage);
  const answers = await readAnswers(values.answers);
  const google = await connectToGoogle(projectId);
  await openPayments({ google, answers, folder: root, say: console.log }, checkRazorpayKeys);
  return deployProject(lifetime, projectId, ['functions', 'hosting']);
}, explainGoogleFailure);
