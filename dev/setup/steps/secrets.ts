import { randomBytes } from 'node:crypto';
import { isSet, readProjectSettings } from '../../deployment/project-settings.ts';
import type { Google } from '../../google/google.ts';
import { hasValue, secretPath } from '../../google/secrets.ts';
import type { Question } from '../answers.ts';
import { checkRazorpayKeys } from '../check-razorpay-keys.ts';
import type { SetupContext, SetupStep } from '../setup-step.ts';

interface Secret {
  name: string;
  reason: string;
  valueOf: (context: SetupContext) => Promise<string>;
}

const asked = (question: Omit<Question, 'isSecret'>) => (context: SetupContext) =>
  context.answers.ask({ ...question, isSecret: true });

export const askKeySecret = asked({
  name: 'RAZORPAY_KEY_SECRET',
  text: 'What is the secret of the key?',
});

/** Before payments open, there is no key, so there is nothing to ask for. */
async function readKeySecret(context: SetupContext): Promise<string> {
  const { google, folder } = context;
  const { parameters } = await readProjectSettings(folder, google.projectId, {});
  if (!isSet(parameters['RAZORPAY_KEY_ID'])) return 'none';
  const keySecret = await askKeySecret(context);
  await checkRazorpayKeys(parameters['RAZORPAY_KEY_ID'], keySecret);
  return keySecret;
}

const random = () => Promise.resolve(randomBytes(32).toString('hex'));
const none = () => Promise.resolve('none');

const table: readonly Secret[] = [
  {
    name: 'RAZORPAY_KEY_SECRET',
    reason: "It authenticates calls of Razorpay's API.",
    valueOf: readKeySecret,
  },
  {
    name: 'RAZORPAY_WEBHOOK_SECRET',
    reason: 'It signs webhooks. It is made up here, and you enter it when you create the webhook.',
    valueOf: random,
  },
  {
    name: 'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
    reason: "A rotation of the webhook's secret uses it.",
    valueOf: none,
  },
  {
    name: 'SMTP_URL',
    reason: 'The site sends its emails through your mail service. Without it, emails wait.',
    valueOf: asked({
      name: 'SMTP_URL',
      text: 'What is the address of the mail server, with user and password? smtps://…, or nothing.',
      fallback: 'none',
      problemOf: (text) =>
        text === 'none' || /^smtps:\/\/[^@]+@/.test(text)
          ? undefined
          : 'Begin with smtps://, and put user and password before an @.',
    }),
  },
  {
    name: 'RATE_LIMIT_KEY',
    reason: 'The key of the hashes that identify callers. It is made up here.',
    valueOf: random,
  },
  {
    name: 'LOCATION_API_KEY',
    reason: 'Only a location service of your own needs it.',
    valueOf: none,
  },
];

export const secrets: readonly SetupStep[] = table.map(({ name, reason, valueOf }) => ({
  title: `The secret ${name}`,
  reason,
  isDone: ({ google }) => hasValue(google, name),
  work: async (context) => storeSecret(context.google, name, await valueOf(context)),
}));

/** Adds a version to a secret, and creates the secret if it doesn't exist. */
export async function storeSecret(google: Google, name: string, value: string): Promise<void> {
  const { projectId, call, find } = google;
  if (!(await find(secretPath(google, name)))) {
    const parent = `secretmanager/v1/projects/${projectId}/secrets`;
    await call('POST', `${parent}?secretId=${name}`, { replication: { automatic: {} } });
  }
  const data = Buffer.from(value).toString('base64');
  await call('POST', `${secretPath(google, name)}:addVersion`, { payload: { data } });
}
