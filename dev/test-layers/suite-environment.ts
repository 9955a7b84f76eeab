import type { Environment } from '../suite/environment.ts';
import { processEnvironment } from '../suite/functions/functions-environment.ts';
import { hostOf, originOf, type Settings } from '../suite/settings.ts';

/**
 * Returns the first suite's environment. TEST_SUITES has the environments of all suites, from which each worker
 * picks one.
 */
export function suitesEnvironment(suites: Settings[]): Environment {
  const environments = suites.map(suiteEnvironment);
  return { ...environments[0], TEST_SUITES: JSON.stringify(environments) };
}

function suiteEnvironment(settings: Settings): Record<string, string> {
  return {
    ...processEnvironment(settings),
    SANDBOX_URL: originOf(settings, 'sandbox'),
    MAILBOX_URL: originOf(settings, 'mailbox'),
    FUNCTIONS_URL: `http://${hostOf(settings, 'functions')}`,
  };
}
