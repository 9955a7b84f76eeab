import { readProjectSettings } from '../../deployment/project-settings.ts';
import { isElsewhere } from '../../deployment/setting-formats.ts';
import { findDatabase, isProtected, protection } from '../../google/database.ts';
import type { Google } from '../../google/google.ts';
import { listAll } from '../../google/list-all.ts';
import { Problem } from '../../suite/problem.ts';
import type { SetupStep } from '../setup-step.ts';

const keptSeconds = 30 * 24 * 60 * 60;

export const database: SetupStep = {
  title: 'The database',
  reason: 'With delete protection and point-in-time recovery of seven days.',
  isDone: async ({ google, folder }) => {
    const found = await findDatabase(google);
    const { parameters, parametersFile } = await readProjectSettings(folder, google.projectId, {});
    const region = parameters['FUNCTIONS_REGION'] ?? '';
    if (found && isElsewhere(found.locationId, region)) {
      throw new Problem(
        `The database is in ${found.locationId} and can't move, but FUNCTIONS_REGION in ${parametersFile} is ${region}. Correct it.`,
      );
    }
    return found !== undefined && isProtected(found);
  },
  work: async ({ google, folder }) => {
    const { projectId, run } = google;
    const databases = `firestore/v1/projects/${projectId}/databases`;
    const { parameters } = await readProjectSettings(folder, projectId, {});
    const fields = Object.keys(protection).join(',');
    if (await findDatabase(google)) {
      await run('PATCH', `${databases}/(default)?updateMask=${fields}`, protection);
      return;
    }
    await run('POST', `${databases}?databaseId=(default)`, {
      ...protection,
      type: 'FIRESTORE_NATIVE',
      locationId: parameters['FUNCTIONS_REGION'],
    });
  },
};

export const backups: SetupStep = {
  title: 'Daily backups',
  reason: 'Point-in-time recovery goes back seven days. Backups go back thirty.',
  isDone: async ({ google }) => {
    const schedules = await listAll<{ dailyRecurrence?: object }>(
      google,
      schedulesOf(google),
      'backupSchedules',
    );
    return schedules.some(({ dailyRecurrence }) => dailyRecurrence);
  },
  work: async ({ google }) => {
    const schedule = { retention: `${keptSeconds}s`, dailyRecurrence: {} };
    await google.call('POST', schedulesOf(google), schedule);
  },
};

function schedulesOf({ projectId }: Google): string {
  return `firestore/v1/projects/${projectId}/databases/(default)/backupSchedules`;
}
