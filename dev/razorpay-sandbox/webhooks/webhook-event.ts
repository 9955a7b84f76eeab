import type { SandboxOrder, SandboxPayment, SandboxRefund } from '../entities.ts';
import type { EventName } from './event-names.ts';

/** The entities that an event speaks of, as they are at that moment. */
export interface EventSubjects {
  refund?: SandboxRefund;
  payment: SandboxPayment;
  order?: SandboxOrder;
}

/** The published envelope of an event. `createdAt` is in Unix seconds. */
export function webhookEvent(
  accountId: string,
  event: EventName,
  subjects: EventSubjects,
  createdAt: number,
) {
  return {
    entity: 'event',
    account_id: accountId,
    event,
    contains: Object.keys(subjects),
    payload: Object.fromEntries(
      Object.entries(subjects).map(([name, entity]) => [name, { entity }]),
    ),
    created_at: createdAt,
  };
}
