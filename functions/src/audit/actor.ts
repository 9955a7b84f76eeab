import type { AuditFields } from '../../shared/admin/audit.ts';

/** Who makes a change, as the audit names them. */
export type Actor = Pick<AuditFields, 'actorUid' | 'actorEmail'>;

/** The operator at the command line. Google's credentials let them in, so no account stands for them. */
export const commandLine: Actor = { actorUid: null, actorEmail: null };
