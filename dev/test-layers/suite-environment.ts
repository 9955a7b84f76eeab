import {
  emulatorEnvironment,
  functionParameters,
  functionSecrets,
} from '../suite/functions-environment.ts';
import { hostOf, originOf, type Settings } from '../suite/settings.ts';

/** The environment variables by which the tests find the suite. */
export function suiteEnvironment(settings: Settings): Record<string, string> {
  return {
    ...emulatorEnvironment(settings),
    ...functionParameters(settings),
    ...functionSecrets(settings),
    SANDBOX_URL: originOf(settings, 'sandbox'),
    MAILBOX_URL: originOf(settings, 'mailbox'),
    FUNCTIONS_URL: `http://${hostOf(settings, 'functions')}`,
  };
}
