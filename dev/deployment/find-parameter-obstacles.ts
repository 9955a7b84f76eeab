import type { DeclaredParameter } from './declared-functions.ts';
import { isSet, type ProjectSettings } from './project-settings.ts';

/** The parameters that each project must set. With an empty value, deployed functions wouldn't work. */
const needed = new Set(['MAIL_FROM', 'OPERATOR_EMAIL', 'SITE_URL']);

const patterns = { int: /^-?\d+$/, boolean: /^(true|false)$/ };

/** Compares the declared parameters with the files. firebase-tools prompts for each one that no file has. */
export function findParameterObstacles(
  declared: readonly DeclaredParameter[],
  { parameters, ownParameters, parametersFile, projectId }: ProjectSettings,
): string[] {
  const types = new Map(declared.map(({ name, type }) => [name, type]));
  const missing = declared.filter(({ name, type }) =>
    needed.has(name)
      ? !isSet(parameters[name])
      : type !== 'secret' && parameters[name] === undefined,
  );
  const wrong = Object.keys(ownParameters).filter((name) => !types.has(name));
  const secrets = Object.keys(parameters).filter((name) => types.get(name) === 'secret');
  return [
    ...missing.map(({ name }) =>
      needed.has(name)
        ? `${parametersFile}: ${name} is not set.`
        : `functions/.env: ${name} is missing. Add it with its default. Otherwise the deployment stops and asks for it.`,
    ),
    ...wrong.map(
      (name) => `${parametersFile}: the functions have no parameter ${name}. Correct or remove it.`,
    ),
    ...secrets.map(
      (name) =>
        `${parametersFile}: ${name} is a secret. Remove it, and run: npx firebase functions:secrets:set ${name} --project ${projectId}`,
    ),
    ...declared.flatMap(({ name, type }) => {
      const value = parameters[name];
      const pattern = type === 'int' || type === 'boolean' ? patterns[type] : undefined;
      return value === undefined || !pattern || pattern.test(value)
        ? []
        : `${parametersFile}: ${name} is "${value}". It must be ${type === 'int' ? 'a whole number' : 'true or false'}.`;
    }),
  ];
}
