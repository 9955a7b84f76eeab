import { indianDay } from '../../functions/shared/values/indian-time.ts';
import { isMailAddress } from '../../functions/shared/values/mail-address.ts';
import { readSender } from '../../functions/src/platform/mail/read-sender.ts';
import {
  isSet,
  readProjectSettings,
  type ProjectSettings,
} from '../deployment/project-settings.ts';
import { isDay, isHttpsOrigin, isRegion, keyPrefix } from '../deployment/setting-formats.ts';
import type { Answers, Question } from './answers.ts';
import { setVariables } from './project-files.ts';

interface SettingQuestion extends Question {
  /** The files that contain the setting. */
  files: readonly ('parametersFile' | 'variablesFile')[];
  isNeeded?: (settings: ProjectSettings) => boolean;
}

const mistake = (isRight: (text: string) => boolean, sentence: string) => (text: string) =>
  isRight(text) ? undefined : sentence;

/** The questions depend on earlier answers. */
const questionsOf = ({ projectId, isTestSite }: ProjectSettings): SettingQuestion[] => [
  {
    name: 'VITE_TEST_SITE',
    text: "Is this a test site, with Razorpay's test keys? Enter true, or false for the site of customers.",
    files: ['variablesFile'],
    problemOf: mistake((text) => ['false', 'true'].includes(text), 'Enter true or false.'),
  },
  {
    name: 'FUNCTIONS_REGION',
    text: 'In which region are the database and the functions? The database can never move.',
    fallback: 'asia-south1',
    files: ['parametersFile'],
    problemOf: mistake(isRegion, 'Enter a region of Google, such as asia-south1.'),
  },
  {
    name: 'SITE_URL',
    text: 'What is the address of the site? Keep this one until your own domain works.',
    fallback: `https://${projectId}.web.app`,
    files: ['parametersFile', 'variablesFile'],
    problemOf: mistake(isHttpsOrigin, 'Use the form https://www.example.com, without a path.'),
  },
  {
    name: 'OPERATOR_EMAIL',
    text: 'Which email address receives messages and alerts?',
    files: ['parametersFile'],
    problemOf: mistake(isMailAddress, 'Enter one email address.'),
  },
  {
    name: 'MAIL_FROM',
    text: 'Who sends the emails of the site? For example: Recovery House <no-reply@recovery.house>',
    files: ['parametersFile'],
    problemOf: mistake(
      (text) => readSender(text) !== undefined,
      'Enter an address, or a name and an address in angle brackets.',
    ),
  },
  {
    name: 'RAZORPAY_KEY_ID',
    text: `What is Razorpay's key id? It begins with ${keyPrefix(isTestSite)}. Enter nothing if you have none: the site then says when payments open.`,
    fallback: 'none',
    files: ['parametersFile'],
    problemOf: mistake(
      (text) => !isSet(text) || text.startsWith(keyPrefix(isTestSite)),
      `Enter a key that begins with ${keyPrefix(isTestSite)}, or nothing.`,
    ),
  },
  {
    name: 'VITE_PAYMENTS_OPEN_ON',
    text: 'On which day do you expect payments to open? For example: 2026-12-15',
    files: ['variablesFile'],
    isNeeded: ({ parameters }) => !isSet(parameters['RAZORPAY_KEY_ID']),
    problemOf: mistake(
      (text) => isDay(text) && text >= indianDay(new Date()),
      'Enter a day from today on, in the form 2026-12-15.',
    ),
  },
];

/** Asks for the settings that the project's files lack, and writes each answer into them at once. */
export async function askForSettings(
  folder: string,
  projectId: string,
  answers: Answers,
): Promise<void> {
  for (;;) {
    const settings = await readProjectSettings(folder, projectId, {});
    const next = questionsOf(settings).find((question) => isOpen(question, settings));
    if (!next) break;
    const answer = await answers.ask(next);
    for (const file of next.files) {
      await setVariables(folder, settings[file], { [next.name]: answer });
    }
  }
  const { variables, variablesFile } = await readProjectSettings(folder, projectId, {});
  await setVariables(folder, variablesFile, {
    VITE_FIREBASE_AUTH_DOMAIN: new URL(variables['SITE_URL'] ?? '').host,
    VITE_FIREBASE_PROJECT_ID: projectId,
  });
}

function isOpen({ name, files, isNeeded }: SettingQuestion, settings: ProjectSettings): boolean {
  const known = { parametersFile: settings.ownParameters, variablesFile: settings.variables };
  const isMissing = files.some((file) => known[file][name] === undefined);
  return isMissing && isNeeded?.(settings) !== false;
}
