import { alerts } from './alert.ts';
import { raiseAlertNow, type NewAlert } from './raise-alert.ts';

/** Raises an alert unless it is open and was raised in the last `ms`. Its cause may occur many times a second. */
export async function raiseUnlessLately(item: NewAlert, ms: number): Promise<void> {
  const known = (await alerts.doc(item.id).get()).data();
  const isTold = known?.resolvedAt === null && Date.now() - known.lastAt.toMillis() < ms;
  if (!isTold) await raiseAlertNow(item);
}
