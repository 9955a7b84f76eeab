import type { SandboxNotes, SandboxPayment } from '../entities.ts';
import type { EventSubjects } from '../webhooks/webhook-event.ts';
import type { WebhookSwitches } from './switches.ts';

/** Changes an event's entities as the switches say. */
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

/** Turns notes into the list of their texts, or into an object even if they are empty. */
function changeNotes(notes: SandboxNotes, form: 'list' | 'object'): string[] | object {
  return form === 'list' ? Object.values(notes) : Object.fromEntries(Object.entries(notes));
}
