import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../suite/problem.ts';
import type { Delivery } from './delivery.ts';
import type { Measured } from './figures.ts';
import { inFlight } from './in-flight.ts';
import { post } from './post.ts';

const pauseAfterFailureMs = 100;
const mostTries = 100;

interface DeliverOptions {
  /** How many are under way at the same time. */
  atOnce: number;
  /** Called with each that was taken. */
  onTaken?: (delivery: Delivery) => void;
}

export interface Delivered extends Measured {
  /** Answers that were not 200. */
  refused: number;
  /** Deliveries that got no answer, broke off, or took longer than the provider waits. */
  unanswered: number;
}

/**
 * Sends the deliveries in their sequence. One that is not answered with 200 is sent again after all
 * the others, as the provider does. Measures those that are taken.
 */
export async function deliverAll(
  url: string,
  deliveries: readonly Delivery[],
  { atOnce, onTaken }: DeliverOptions,
): Promise<Delivered> {
  const result: Delivered = { durations: [], totalMs: 0, refused: 0, unanswered: 0 };
  const waiting = deliveries.map((delivery) => ({ delivery, tries: 1 }));
  const started = performance.now();
  await inFlight(waiting, atOnce, async ({ delivery, tries }) => {
    const { status, milliseconds } = await post(url, delivery.body, delivery.headers);
    if (status === 200) {
      result.durations.push(milliseconds);
      onTaken?.(delivery);
      return;
    }
    if (tries === mostTries) {
      throw new Problem(`${delivery.eventId} was not taken in ${mostTries} tries (${status}).`);
    }
    result[status === undefined ? 'unanswered' : 'refused'] += 1;
    waiting.push({ delivery, tries: tries + 1 });
    await wait(pauseAfterFailureMs);
  });
  return { ...result, totalMs: performance.now() - started };
}
