import { webhookEvents } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';

const lookedUpAtOnce = 50;

/**
 * Looks up, soon after webhooks were answered with 200, whether they are on record: an answer that
 * comes without a commit is a payment lost, even if another webhook makes up for it later.
 */
export function watchRecord() {
  const lookUps: Promise<number>[] = [];
  let answered: string[] = [];
  const lookUp = (): void => {
    lookUps.push(countMissing(answered));
    answered = [];
  };
  return {
    note(eventId: string): void {
      answered.push(eventId);
      if (answered.length === lookedUpAtOnce) lookUp();
    },
    /** How many were missing of all. */
    async finish(): Promise<number> {
      if (answered.length > 0) lookUp();
      const counts = await Promise.all(lookUps);
      return counts.reduce((sum, missing) => sum + missing, 0);
    },
  };
}

async function countMissing(eventIds: readonly string[]): Promise<number> {
  const found = await firestore.getAll(...eventIds.map((eventId) => webhookEvents.doc(eventId)));
  return found.filter(({ exists }) => !exists).length;
}
