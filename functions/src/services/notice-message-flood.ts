import { messageFloodLimit } from '../config.ts';
import { countRecentMessages } from './count-recent-messages.ts';
import { tellOperator } from './tell-operator.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Whether more messages were stored within the last hour than people write. Then the operator is told,
 * once an hour: visitors write to the database without an account, so only this notices what a program
 * sends.
 */
export async function noticeMessageFlood(
  now: Date = new Date(),
  limit: number = messageFloodLimit.value(),
): Promise<boolean> {
  const count = await countRecentMessages(now);
  if (count <= limit) return false;
  await tellOperator({
    id: `message_flood_${Math.floor(now.getTime() / hourMs)}`,
    kind: 'message_flood',
    paymentId: null,
    uid: null,
    path: null,
    details: `${count} messages within an hour`,
  });
  return true;
}
