import type { Environment } from '../suite/environment.ts';
import {
  emulatorEnvironment,
  functionParameters,
  functionSecrets,
} from '../suite/functions-environment.ts';
import { hostOf, originOf, type Settings } from '../suite/settings.ts';

/** The environment variables by which tests find their suite: the first, or the one that their worker picks. */
export function suitesEnvironment(suites: Settings[]): Environment {
  const environments = suites.map(suiteEnvironment);
  return { ...environments[0], TEST_SUITES: JSON.stringify(environments) };
}

function suiteEnvironment(settings: Settings): Record<string, string> {
  return {
    ...emulatorEnvironment(settings),
    ...functionParameters(settings),
    ...functionSecrets(settings),
    SANDBOX_URL: originOf(settings, 'sandbox'),
    MAILBOX_URL: originOf(settings, 'mailbox'),
    // Functions in a test's own process reach the sandbox, as those in the emulator do.
    FUNCTIONS_EMULATOR: 'true',
    RAZORPAY_API_URL: originOf(settings, 'sandbox'),
    FUNCTIONS_URL: `http://${hostOf(settings, 'functions')}`,
  };
}
