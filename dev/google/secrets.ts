import type { Google } from './google.ts';

export async function hasValue(google: Google, secret: string): Promise<boolean> {
  const latest = await google.find<{ state: string }>(
    `${secretPath(google, secret)}/versions/latest`,
  );
  return latest?.state === 'ENABLED';
}

export function secretPath({ projectId }: Google, name: string): string {
  return `secretmanager/v1/projects/${projectId}/secrets/${name}`;
}
