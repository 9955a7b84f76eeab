import { readProjectSettings } from '../../deployment/project-settings.ts';
import { findDatabase } from '../../google/database.ts';
import { GoogleError } from '../../google/google-error.ts';
import { listAll } from '../../google/list-all.ts';
import { Problem } from '../../suite/problem.ts';
import type { SetupContext, SetupStep } from '../setup-step.ts';

const tag = 'setup';
/** The functions are 38, or 39 with Identity Platform. Each needs a processor while it runs. */
const neededProcessors = 40;
const wantedProcessors = 200;

/** Google refuses builds in some regions to some new projects. A database would bind the project to the region. */
export const trialBuild: SetupStep = {
  title: 'An empty build in the region',
  reason: 'Google refuses builds in some regions to some new projects, and a database never moves.',
  isDone: async (context) => {
    if (await findDatabase(context.google)) return true;
    const { google, builds } = await inRegion(context);
    const filter = encodeURIComponent(`tags="${tag}" AND status="SUCCESS"`);
    return (await listAll(google, `${builds}?filter=${filter}`, 'builds')).length > 0;
  },
  work: async (context) => {
    const { google, builds, region, parametersFile } = await inRegion(context);
    try {
      await google.run('POST', builds, {
        steps: [{ name: 'ubuntu', args: ['true'] }],
        options: { logging: 'CLOUD_LOGGING_ONLY' },
        tags: [tag],
      });
    } catch (error) {
      if (!(error instanceof GoogleError) || error.reason !== 'FAILED_PRECONDITION') throw error;
      throw new Problem(
        `Google runs no builds for this project in ${region}: ${error.message}\nSet FUNCTIONS_REGION in ${parametersFile} to another region, or ask Google's support. Nothing is bound to the region yet.`,
      );
    }
  },
};

/** Asks for a higher quota. Google decides within two days, and the deployment needn't wait for it. */
export const processorQuota: SetupStep = {
  title: 'The quota of processors',
  reason: `New projects have been given 20 processors. The site can use ${neededProcessors} at once.`,
  otherwise:
    "Look for “Total CPU allocation” of Cloud Run in https://console.cloud.google.com/iam-admin/quotas and ask for 200 processors. The deployment needn't wait for it.",
  isDone: async (context) => {
    const { google, region, parent } = await inRegion(context);
    const quota = await findQuota(context);
    if (quota && quota.processors >= neededProcessors) return true;
    return (await google.find(`${parent}/quotaPreferences/${preferenceOf(region)}`)) !== undefined;
  },
  work: async (context) => {
    const { google, region, parent, operator } = await inRegion(context);
    const quota = await findQuota(context);
    if (!quota) return;
    const path = `${parent}/quotaPreferences?quotaPreferenceId=${preferenceOf(region)}`;
    await google.call('POST', path, {
      service: 'run.googleapis.com',
      quotaId: quota.id,
      dimensions: { region },
      quotaConfig: { preferredValue: String(wantedProcessors * quota.perProcessor) },
      contactEmail: operator,
    });
  },
};

interface QuotaInfo {
  quotaId: string;
  metric?: string;
  dimensionsInfos?: { dimensions?: { region?: string }; details?: { value?: string } }[];
}

/** Google counts processors, or thousandths of one. No region has 1,000 processors for a new project. */
async function findQuota(context: SetupContext) {
  const { google, region, parent } = await inRegion(context);
  const path = `${parent}/services/run.googleapis.com/quotaInfos`;
  const quotaInfos = await listAll<QuotaInfo>(google, path, 'quotaInfos');
  for (const { quotaId, metric, dimensionsInfos = [] } of quotaInfos) {
    const own = dimensionsInfos.find(({ dimensions }) => dimensions?.region === region);
    const value = Number(own?.details?.value);
    if (!metric?.endsWith('/cpu_allocation') || !(value > 0)) continue;
    const perProcessor = value >= 1000 ? 1000 : 1;
    return { id: quotaId, processors: value / perProcessor, perProcessor };
  }
  return undefined;
}

function preferenceOf(region: string): string {
  return `processors-${region}`;
}

async function inRegion({ google, folder }: SetupContext) {
  const { projectId } = google;
  const settings = await readProjectSettings(folder, projectId, {});
  const region = settings.parameters['FUNCTIONS_REGION'] ?? '';
  return {
    google,
    region,
    operator: settings.parameters['OPERATOR_EMAIL'] ?? '',
    parametersFile: settings.parametersFile,
    builds: `cloudbuild/v1/projects/${projectId}/locations/${region}/builds`,
    parent: `cloudquotas/v1/projects/${projectId}/locations/global`,
  };
}
