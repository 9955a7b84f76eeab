import { alerts } from './alert.ts';
import { raiseAlertNow, type NewAlert } from './raise-alert.ts';

/** Raises an item unless it is open and was raised within the last `ms`: its cause may come many times a second. */
export async function raiseUnlessLately(item: NewAlert, ms: number): Promise<void> {
  const known = (await alerts.doc(item.id).get()).data();
  const isTold = known?.resolvedAt === null && Date.now() - known.lastAt.toMillis() < ms;
  if (!isTold) await raiseAlertNow(item);
}
