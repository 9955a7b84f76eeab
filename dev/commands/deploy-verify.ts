import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { discoverFunctions } from '../deployment/declared-functions.ts';
import { isSet, readProjectSettings } from '../deployment/project-settings.ts';
import { requireProjectId } from '../deployment/require-project-id.ts';
import { allChecks } from '../deployment/verify/all-checks.ts';
import type { DatabaseConfig } from '../deployment/verify/database-checks.ts';
import { runChecks } from '../deployment/verify/run-checks.ts';
import { connectToGoogle } from '../google/connect-to-google.ts';
import { explainGoogleFailure } from '../google/explain-google-failure.ts';
import { parseArguments } from '../operator/parse-arguments.ts';
import { readFirebaseConfig } from '../suite/emulators/firebase-config.ts';
import { root } from '../suite/folders.ts';
import { runCommand } from '../suite/lifetime.ts';
import { Problem } from '../suite/problem.ts';

const usage = 'npm run deploy:verify -- --project <id>';

/** Checks what only a deployed site can show. Exits with 1 if something is wrong. */
await runCommand(async (lifetime) => {
  const options = { project: { type: 'string' } } as const;
  const projectId = requireProjectId(parseArguments({ options }, usage).values.project, usage);
  const settings = await readProjectSettings(root, projectId, {});
  const origin = settings.variables['SITE_URL'];
  if (!isSet(origin)) throw new Problem(`${settings.variablesFile}: SITE_URL is not set.`);
  const google = await connectToGoogle(projectId);
  const indexes = await readFile(join(root, 'firestore.indexes.json'), 'utf8');
  const checks = allChecks({
    origin,
    settings,
    hosting: (await readFirebaseConfig()).hosting,
    database: JSON.parse(indexes) as DatabaseConfig,
    declared: await discoverFunctions(lifetime),
    google,
  });
  console.log(`${origin}, project ${projectId}\n`);
  return (await runChecks(checks, console.log)) ? 0 : 1;
}, explainGoogleFailure);
