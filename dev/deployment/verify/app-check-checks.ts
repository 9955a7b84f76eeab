import { endpoints } from '../../../functions/shared/endpoints.ts';
import type { Google } from '../../google/google.ts';
import type { ProjectSettings } from '../project-settings.ts';
import { describeReply, post } from './ask.ts';
import { observed, type Check } from './check.ts';

/** Checks that App Check is enforced where the settings require it, and nowhere else. */
export function appCheckChecks(
  origin: string,
  parameters: ProjectSettings['parameters'],
  google: Google,
): Check[] {
  const isRequired = parameters['APP_CHECK_REQUIRED'] === 'true';
  return [
    requestCheck(origin, isRequired),
    ...(isRequired
      ? [
          serviceCheck('Cloud Firestore', 'firestore.googleapis.com', true, google),
          serviceCheck('Authentication', 'identitytoolkit.googleapis.com', false, google),
        ]
      : []),
  ];
}

function requestCheck(origin: string, isRequired: boolean): Check {
  const mustBe = isRequired ? '401 app-not-verified' : '401 unauthenticated';
  return {
    name: 'A request without an App Check token and without an account',
    mustBe: `${mustBe}, since APP_CHECK_REQUIRED is ${isRequired}`,
    observe: async () => {
      const got = describeReply(await post(origin, endpoints.cancelPayable, '{}'));
      return observed(got, got === mustBe);
    },
  };
}

function serviceCheck(name: string, service: string, mustEnforce: boolean, google: Google): Check {
  return {
    name: `App Check for ${name}`,
    mustBe: mustEnforce ? 'ENFORCED' : 'not ENFORCED, because sign-in precedes the token',
    observe: async () => {
      const { enforcementMode = 'OFF' } = await google.call<{ enforcementMode?: string }>(
        'GET',
        `firebaseappcheck/v1/projects/${google.projectId}/services/${service}`,
      );
      return observed(enforcementMode, (enforcementMode === 'ENFORCED') === mustEnforce);
    },
  };
}
