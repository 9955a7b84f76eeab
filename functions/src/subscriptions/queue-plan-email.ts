import type { DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { EmailKind } from '../../shared/messages/email-kinds.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { planEmailId } from '../outbox/renewal-email-ids.ts';
import type { Reads } from '../platform/commit-atomically.ts';
import type { StoredSubscription } from './documents.ts';

interface PlanEmailing {
  batch: WriteBatch;
  reads: Reads;
  uid: string;
  reference: Pick<DocumentReference, 'id' | 'path'>;
}

/** Queues an email about a version of a plan. A restored plan can reach a version whose email the customer has had. */
export async function queuePlanEmail(
  { batch, reads, uid, reference: { id, path } }: PlanEmailing,
  kind: EmailKind,
  version: number,
): Promise<void> {
  const email = await reads.get(outbox.doc(planEmailId(kind, id, version)));
  if (!email.exists) batch.create(email.ref, newOutboxEntry(kind, { uid, path }));
}

interface ChoiceEmailing extends Omit<PlanEmailing, 'reads'> {
  plan: Pick<StoredSubscription, 'version'>;
  now: Date;
}

/** Queues an email about a choice. It can be taken back and made again within a version of the plan. */
export function queueChoiceEmail(
  { batch, uid, reference: { id, path }, plan, now }: ChoiceEmailing,
  kind: EmailKind,
): void {
  const emailId = `${planEmailId(kind, id, plan.version)}_${now.getTime()}`;
  batch.create(outbox.doc(emailId), newOutboxEntry(kind, { uid, path }));
}
