import type { Google } from '../../google/google.ts';
import { listAll } from '../../google/list-all.ts';
import type { DeclaredFunctions } from '../declared-functions.ts';
import { judge, type Check } from './check.ts';

interface Job {
  /** `projects/…/locations/…/jobs/<id>`. */
  name: string;
  schedule: string;
  state: string;
  /** The result of the last run. A code other than 0 is a failure. */
  status?: { code?: number };
}

/** Checks that Cloud Scheduler calls each scheduled function at its interval. */
export function scheduleCheck(
  { endpoints }: DeclaredFunctions,
  region: string,
  google: Google,
): Check {
  const scheduled = Object.entries(endpoints).flatMap(([name, { scheduleTrigger }]) =>
    scheduleTrigger === undefined ? [] : { name, schedule: scheduleTrigger.schedule },
  );
  return {
    name: 'The schedules',
    mustBe: `${scheduled.length} jobs of Cloud Scheduler that are ENABLED and succeed`,
    observe: async () => {
      const path = `cloudscheduler/v1/projects/${google.projectId}/locations/${region}/jobs`;
      const jobs = await listAll<Job>(google, path, 'jobs');
      const faults = scheduled.flatMap(({ name, schedule }) => {
        const id = `firebase-schedule-${name}-${region}`;
        const fault = faultOf(
          jobs.find((job) => job.name.endsWith(`/${id}`)),
          schedule,
        );
        return fault === undefined ? [] : `${name} ${fault}`;
      });
      return judge(faults, `${scheduled.length} such jobs`);
    },
  };
}

function faultOf(job: Job | undefined, schedule: string): string | undefined {
  if (!job) return 'has no job';
  if (job.state !== 'ENABLED') return `is ${job.state}`;
  if (job.schedule !== schedule) return `runs ${job.schedule} instead of ${schedule}`;
  const code = job.status?.code ?? 0;
  return code === 0 ? undefined : `failed in its last run (code ${code})`;
}
