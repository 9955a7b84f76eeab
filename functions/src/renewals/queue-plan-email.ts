import type { EmailKind } from '../../shared/messages/email-kinds.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import type { Step } from './commit-step.ts';
import { planEmailId } from './renewal-email-ids.ts';

type PlanEmailing = Pick<Step, 'batch' | 'reads' | 'uid' | 'reference'>;

/** Queues an email about a version of a plan. A restored plan can reach a version whose email the customer has had. */
export async function queuePlanEmail(
  { batch, reads, uid, reference: { id, path } }: PlanEmailing,
  kind: EmailKind,
  version: number,
): Promise<void> {
  const email = await reads.get(outbox.doc(planEmailId(kind, id, version)));
  if (!email.exists) batch.create(email.ref, newOutboxEntry(kind, { uid, path }));
}
