import { isHttpsOrigin } from '../deployment/setting-formats.ts';
import { requireProjectId } from '../deployment/require-project-id.ts';
import { connectToGoogle } from '../google/connect-to-google.ts';
import { explainGoogleFailure } from '../google/explain-google-failure.ts';
import { parseArguments } from '../operator/parse-arguments.ts';
import { readAnswers } from '../setup/answers.ts';
import { switchDomain } from '../setup/switch-domain.ts';
import { root } from '../suite/folders.ts';
import { runCommand } from '../suite/lifetime.ts';
import { Problem } from '../suite/problem.ts';

const usage = 'npm run domain -- --project <id> --domain www.example.com';
const timeLimitMs = 20_000;

/** Makes a domain that already serves the site its address. */
await runCommand(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArguments({ options: { project: text, domain: text } }, usage);
  const projectId = requireProjectId(values.project, usage);
  const origin = `https://${values.domain}`;
  if (values.domain === undefined || !isHttpsOrigin(origin)) {
    throw new Problem(`Give the domain, without https:// and without a path.\nUsage: ${usage}`);
  }
  const google = await connectToGoogle(projectId);
  const answers = await readAnswers(undefined);
  const context = { google, answers, folder: root, say: console.log };
  await switchDomain(context, origin, async (url) => {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeLimitMs) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.text();
  });
  return 0;
}, explainGoogleFailure);
