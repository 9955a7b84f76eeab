import { expect, it, onTestFinished } from 'vitest';
import { readFirebaseConfig } from '../../suite/emulators/firebase-config.ts';
import { root } from '../../suite/folders.ts';
import { readProjectSettings } from '../project-settings.ts';
import { allChecks } from './all-checks.ts';
import { googleThatAnswers } from './google-that-answers.ts';
import { runChecks } from './run-checks.ts';
import { serveSiteStandIn } from './site-stand-in.ts';

it('asks the site and each API of Google, and finds nothing wrong with a right project', async () => {
  const site = await serveSiteStandIn();
  onTestFinished(() => site.close());
  const asked: string[] = [];
  const google = googleThatAnswers((path) => {
    asked.push(path.replace(/\?.*/, ''));
    return { entries: [{ jsonPayload: { addresses: 2 }, httpRequest: { latency: '1.5s' } }] };
  });
  const checks = allChecks({
    origin: site.url,
    settings: await readProjectSettings(root, 'the-site', {}),
    hosting: (await readFirebaseConfig()).hosting,
    database: { indexes: [], fieldOverrides: [] },
    declared: { params: [], endpoints: {} },
    google,
  });
  const lines: string[] = [];
  await runChecks(checks, (line) => void lines.push(line));
  expect(lines.filter((line) => /^[✗?]/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('✓'))).toHaveLength(checks.length);
  const groups = 'firestore/v1/projects/the-site/databases/(default)/collectionGroups/-';
  expect([...new Set(asked)]).toEqual([
    `${groups}/indexes`,
    `${groups}/fields`,
    'cloudscheduler/v1/projects/the-site/locations/asia-south1/jobs',
    'logging/v2/entries:list',
  ]);
});
