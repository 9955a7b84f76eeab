import type { AuditFields } from '../../shared/admin/audit.ts';

export type Actor = Pick<AuditFields, 'actorUid' | 'actorEmail'>;

/** The operator's commands. They run with Google credentials, not with an account of the site. */
export const commandLineActor: Actor = { actorUid: null, actorEmail: null };
