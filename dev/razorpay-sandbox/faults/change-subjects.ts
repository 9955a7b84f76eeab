import type { SandboxNotes, SandboxPayment } from '../entities.ts';
import type { EventSubjects } from '../webhooks/webhook-event.ts';
import type { WebhookSwitches } from './switches.ts';

/** The entities as an event shows them with the switches as they are. */
export function changeSubjects(
  subjects: EventSubjects,
  { snapshot, notes }: WebhookSwitches,
  earlierPayment: (id: string) => SandboxPayment | undefined,
): EventSubjects {
  const { payment } = subjects;
  const shown = {
    ...subjects,
    payment: (snapshot === 'stale' && earlierPayment(payment.id)) || payment,
  };
  if (notes === 'as-is') return shown;
  return Object.fromEntries(
    Object.entries(shown).map(([name, entity]) => [
      name,
      { ...entity, notes: changeNotes(entity.notes, notes) },
    ]),
  ) as unknown as EventSubjects;
}

/** As a list of its texts, or as an object even when it is empty. */
function changeNotes(notes: SandboxNotes, form: 'list' | 'object'): string[] | object {
  return form === 'list' ? Object.values(notes) : Object.fromEntries(Object.entries(notes));
}
