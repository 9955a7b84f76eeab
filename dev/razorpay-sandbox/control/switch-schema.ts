import { z } from 'zod';
import {
  apiAnswers,
  noteForms,
  operations,
  paymentOutcomes,
  refundOutcomes,
  sequences,
  signingSecrets,
  snapshots,
} from '../faults/switches.ts';
import { eventNames } from '../webhooks/event-names.ts';
import { objectOf, oneOf, wholeNumber, wholeNumberWords } from './read-request.ts';

const maxMs = 24 * 60 * 60 * 1000;
const maxCalls = 100_000;

const drop = z.union(
  [z.literal('all').transform(() => [...eventNames]), z.array(z.literal(eventNames))],
  { error: `must be "all" or a list of event names: ${eventNames.join(', ')}` },
);

const apiFault = objectOf({
  operation: oneOf(['any', ...operations]),
  answer: oneOf(apiAnswers),
  work: oneOf(['done', 'not-done']).default('not-done'),
  times: z
    .union([z.literal('all'), wholeNumber(1, maxCalls)], {
      error: `must be "all" or ${wholeNumberWords(1, maxCalls)}`,
    })
    .default(1),
  ms: wholeNumber(0, maxMs).optional(),
}).refine(({ answer, ms }) => ms === undefined || answer === 'hang', {
  path: ['ms'],
  error: 'goes with the answer hang alone',
});

const delayOrNever = z.union([z.null(), wholeNumber(0, maxMs)], {
  error: `must be null or ${wholeNumberWords(0, maxMs)}`,
});

/** A request that changes switches; the others keep their values. */
export const switchChanges = objectOf({
  webhooks: objectOf({
    copies: wholeNumber(1, 50).optional(),
    sequence: oneOf(sequences).optional(),
    batch: wholeNumber(2, 1000).optional(),
    delayMs: wholeNumber(0, maxMs).optional(),
    drop: drop.optional(),
    snapshot: oneOf(snapshots).optional(),
    secret: oneOf(signingSecrets).optional(),
    notes: oneOf(noteForms).optional(),
  }).optional(),
  api: z.array(apiFault, { error: 'must be a list of faults' }).optional(),
  payments: objectOf({
    outcome: oneOf(paymentOutcomes).optional(),
    lateAfterMs: delayOrNever.optional(),
    voidedAfterMs: delayOrNever.optional(),
  }).optional(),
  refunds: objectOf({ outcome: oneOf(refundOutcomes).optional() }).optional(),
});
