import { readProjectSettings } from '../../deployment/project-settings.ts';
import { isElsewhere } from '../../deployment/setting-formats.ts';
import type { Google, Operation } from '../../google/google.ts';
import { Problem } from '../../suite/problem.ts';
import type { SetupStep } from '../setup-step.ts';

interface Database {
  locationId: string;
  deleteProtectionState?: string;
  pointInTimeRecoveryEnablement?: string;
}

const protection = {
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
} as const;

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
    return (
      found?.deleteProtectionState === protection.deleteProtectionState &&
      found.pointInTimeRecoveryEnablement === protection.pointInTimeRecoveryEnablement
    );
  },
  work: async ({ google, folder }) => {
    const { projectId, call, finish } = google;
    const databases = `firestore/v1/projects/${projectId}/databases`;
    const { parameters } = await readProjectSettings(folder, projectId, {});
    const fields = Object.keys(protection).join(',');
    const operation = (await findDatabase(google))
      ? call<Operation>('PATCH', `${databases}/(default)?updateMask=${fields}`, protection)
      : call<Operation>('POST', `${databases}?databaseId=(default)`, {
          ...protection,
          type: 'FIRESTORE_NATIVE',
          locationId: parameters['FUNCTIONS_REGION'],
        });
    await finish('firestore/v1', await operation);
  },
};

export const backups: SetupStep = {
  title: 'Daily backups',
  reason: 'Point-in-time recovery goes back seven days. Backups go back thirty.',
  isDone: async ({ google }) => {
    const { backupSchedules = [] } = await google.call<{
      backupSchedules?: { dailyRecurrence?: object }[];
    }>('GET', schedulesOf(google));
    return backupSchedules.some(({ dailyRecurrence }) => dailyRecurrence);
  },
  work: async ({ google }) => {
    const schedule = { retention: `${keptSeconds}s`, dailyRecurrence: {} };
    await google.call('POST', schedulesOf(google), schedule);
  },
};

export function findDatabase({ projectId, find }: Google): Promise<Database | undefined> {
  return find<Database>(`firestore/v1/projects/${projectId}/databases/(default)`);
}

function schedulesOf({ projectId }: Google): string {
  return `firestore/v1/projects/${projectId}/databases/(default)/backupSchedules`;
}
