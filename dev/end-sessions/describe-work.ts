import type { UserRecord } from 'firebase-admin/auth';

/** What the command is about to do, for the operator to check. */
export function describeWork(
  { uid, email, disabled }: UserRecord,
  { isDisabling, project }: { isDisabling: boolean; project: string },
): string {
  const state = disabled ? ', which is disabled' : '';
  const after =
    isDisabling || disabled
      ? 'The account is disabled then: it cannot sign in again.'
      : 'The customer has to sign in again.';
  return [
    `Project ${project}, account ${uid} (${email ?? 'no e-mail address'})${state}.`,
    `All its sessions end, at the endpoints and in the database. ${after}`,
  ].join('\n');
}
