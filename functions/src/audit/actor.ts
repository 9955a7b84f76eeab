import type { AuditFields } from '../../shared/admin/audit.ts';

export type Actor = Pick<AuditFields, 'actorUid' | 'actorEmail'>;

/** The operator at the command line. They use Google's credentials, so they have no account here. */
export const commandLine: Actor = { actorUid: null, actorEmail: null };
