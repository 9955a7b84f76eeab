import { buildFunctions } from '../suite/functions/build-functions.ts';
import { buildWeb } from '../suite/web/build-web.ts';
import { runCommand } from '../suite/lifetime.ts';
import { readStartSettings } from '../suite/settings.ts';
import { step } from '../suite/step.ts';

/** Builds the functions and the site for the local suite. `npm run deploy` builds them for a project. */
await runCommand(async (lifetime) => {
  const settings = readStartSettings(process.env);
  await step('Building the functions', () => buildFunctions(lifetime, settings));
  await step('Building the site', () => buildWeb(lifetime, [settings]));
  return 0;
});
