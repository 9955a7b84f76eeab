import { indianDay } from '../../shared/values/indian-time.ts';
import { invoicesOf } from '../invoices/issued-invoice.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { withNextStep } from '../subscriptions/next-step.ts';
import { commitStep } from './commit-step.ts';
import { reminderEmailId } from '../outbox/renewal-email-ids.ts';
import type { TakeStep } from './step-context.ts';

/** Emails a reminder of an unpaid renewal invoice. Plans with the same invoice share the email of a day. */
export const remindOfRenewal: TakeStep = (reference, { now }) =>
  commitStep(reference, 'remind', now, async ({ batch, reads, uid, plan }) => {
    const today = indianDay(now);
    const invoice = await reads.get(invoicesOf(uid).doc(plan.renewalRequest ?? 'none'));
    const email = await reads.get(outbox.doc(reminderEmailId(invoice.id, today)));
    if (invoice.get('status') === 'Pending' && !email.exists) {
      const recipientEmail = invoice.data()?.email ?? null;
      const about = { uid, path: invoice.ref.path, recipientEmail };
      batch.create(email.ref, newOutboxEntry('renewal_reminder', about));
    }
    return withNextStep({ ...plan, remindedOn: today });
  });
