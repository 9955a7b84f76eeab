import { randomInt } from 'node:crypto';
import type { Switches } from './switches.ts';

/** Puts what is given, oldest first, into the sequence. */
export function inSequence<Item>(
  items: readonly Item[],
  sequence: Switches['webhooks']['sequence'],
): Item[] {
  switch (sequence) {
    case 'as-published':
      return [...items];
    case 'newest-first':
      return items.toReversed();
    case 'shuffled':
      return shuffle(items);
  }
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
}
