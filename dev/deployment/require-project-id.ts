import { Problem } from '../suite/problem.ts';

/** Returns the ID. Throws a Problem with the usage if it is missing or isn't a Google Cloud project ID. */
export function requireProjectId(id: string | undefined, usage: string): string {
  if (id !== undefined && /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id)) return id;
  const reason = id === undefined ? 'Which project?' : `"${id}" is not a project ID.`;
  throw new Problem(`${reason}\nUsage: ${usage}`);
}
