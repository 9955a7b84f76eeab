import { minPasswordLength } from '../../../functions/shared/accounts/passwords.ts';
import { paths } from '../../../functions/shared/paths.ts';
import { readProjectSettings } from '../../deployment/project-settings.ts';
import type { Google } from '../../google/google.ts';
import type { SetupContext, SetupStep } from '../setup-step.ts';

interface AuthConfig {
  signIn?: {
    email?: { enabled?: boolean; passwordRequired?: boolean };
    anonymous?: { enabled?: boolean };
  };
  authorizedDomains?: string[];
  client?: { permissions?: { disabledUserDeletion?: boolean } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: string;
    passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: number } }[];
  };
  notification?: { sendEmail?: { callbackUri?: string } };
}

/** An API can do this too, but it upgrades the project to Identity Platform. */
export const authentication: SetupStep = {
  title: 'Authentication with Google',
  reason: 'Google makes the OAuth client of “Continue with Google” only in the console.',
  isDone: async ({ google: { projectId, find } }) => {
    const provider = await find<{ enabled?: boolean }>(
      `identitytoolkit/admin/v2/projects/${projectId}/defaultSupportedIdpConfigs/google.com`,
    );
    return provider?.enabled === true;
  },
  byHand: (projectId) => ({
    link: `https://console.firebase.google.com/project/${projectId}/authentication/providers`,
    press: 'Get started, then Google, Enable, and Save.',
    see: 'the list of providers says that Google is enabled.',
  }),
};

export const authSettings: SetupStep = {
  title: 'The settings of Authentication',
  reason: `Sign-in by email and as a guest, passwords of ${minPasswordLength} characters, links to the site itself, and no deletion that would leave data behind.`,
  isDone: async (context) => {
    const config = await readConfig(context.google);
    const wanted = await wantedOf(context, config);
    return contains(config, wanted);
  },
  work: async (context) => {
    const { google } = context;
    const wanted = await wantedOf(context, await readConfig(google));
    const mask = Object.keys(wanted).join(',');
    await google.call('PATCH', `${configPath(google)}?updateMask=${mask}`, wanted);
  },
};

async function wantedOf({ google, folder }: SetupContext, config: AuthConfig): Promise<AuthConfig> {
  const { variables, isTestSite } = await readProjectSettings(folder, google.projectId, {});
  const site = variables['SITE_URL'] ?? '';
  const domains = new Set(config.authorizedDomains).add(new URL(site).host);
  // Any page on a customer's machine could use it.
  if (!isTestSite) domains.delete('localhost');
  return {
    signIn: {
      ...config.signIn,
      email: { enabled: true, passwordRequired: true },
      anonymous: { enabled: true },
    },
    authorizedDomains: [...domains],
    client: {
      ...config.client,
      permissions: { ...config.client?.permissions, disabledUserDeletion: true },
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength } }],
    },
    notification: {
      ...config.notification,
      sendEmail: { ...config.notification?.sendEmail, callbackUri: site + paths.accountAction },
    },
  };
}

function readConfig(google: Google): Promise<AuthConfig> {
  return google.call<AuthConfig>('GET', configPath(google));
}

function configPath({ projectId }: Google): string {
  return `identitytoolkit/admin/v2/projects/${projectId}/config`;
}

/** Returns whether an object has each value of another one, at any depth. Lists must be as long as the other's. */
function contains(has: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return has === wanted;
  if (typeof has !== 'object' || has === null) return false;
  if (Array.isArray(wanted) && wanted.length !== (has as unknown[]).length) return false;
  return Object.entries(wanted).every(([name, value]) =>
    contains((has as Record<string, unknown>)[name], value),
  );
}
