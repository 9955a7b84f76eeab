import { endpoints } from '../../functions/shared/endpoints.ts';
import { readProjectSettings } from '../deployment/project-settings.ts';
import { keyPrefix } from '../deployment/setting-formats.ts';
import { askKeySecret, storeSecret } from './steps/secrets.ts';
import { setVariables } from './project-files.ts';
import type { SetupContext } from './setup-step.ts';

/**
 * Asks for what opening payments needs, checks it, and stores it. Throws a Problem, and changes nothing, if Razorpay
 * refuses the keys.
 */
export async function openPayments(
  context: SetupContext,
  checkKeys: (keyId: string, keySecret: string) => Promise<void>,
): Promise<void> {
  const { google, answers, folder, say } = context;
  const settings = await readProjectSettings(folder, google.projectId, {});
  const { isTestSite, variables, parametersFile, variablesFile } = settings;
  const prefix = keyPrefix(isTestSite);
  const keyId = await answers.ask({
    name: 'RAZORPAY_KEY_ID',
    text: `What is the key id? It begins with ${prefix}.`,
    problemOf: (text) =>
      text.startsWith(prefix) ? undefined : `Enter a key that begins with ${prefix}.`,
  });
  const keySecret = await askKeySecret(context);
  await checkKeys(keyId, keySecret);
  say('✓ Razorpay accepts the keys');
  const webhook = `${variables['SITE_URL']}${endpoints.razorpayWebhook}`;
  await answers.ask({
    name: 'WEBHOOK_EXISTS',
    text: `Is there a webhook for ${webhook} at Razorpay, in the mode of the key, with the value of RAZORPAY_WEBHOOK_SECRET? Enter yes.`,
    problemOf: (text) =>
      text === 'yes' ? undefined : 'Create it first: part 1 of docs/deploy.md lists its events.',
  });
  await storeSecret(google, 'RAZORPAY_KEY_SECRET', keySecret);
  await setVariables(folder, parametersFile, { RAZORPAY_KEY_ID: keyId });
  await setVariables(folder, variablesFile, { VITE_PAYMENTS_OPEN_ON: '' });
  say(`✓ ${parametersFile} and ${variablesFile} open payments. Commit them.`);
}
