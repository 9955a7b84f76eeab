import type { Google } from './google.ts';

/** Resolves to the number by which Google stores a project in names of accounts and resources. */
export async function readProjectNumber({ projectId, call }: Google): Promise<string> {
  const path = `cloudresourcemanager/v1/projects/${projectId}`;
  return (await call<{ projectNumber: string }>('GET', path)).projectNumber;
}
