import { grpcStatus, type CallFate } from '../../firestore-proxy/call-fate.ts';
import { randomInteger, type Random } from '../random.ts';

const { aborted, deadlineExceeded, internal, unavailable } = grpcStatus;

/** How many of the commits, or of the reads, meet such a fate. The SDK tries some of them again itself. */
const commitFates: readonly [share: number, CallFate][] = [
  [0.04, { refusedWith: aborted }],
  [0.04, { refusedWith: unavailable }],
  [0.03, { refusedWith: internal }],
  [0.03, { answerLostAs: unavailable }],
  [0.03, { answerLostAs: deadlineExceeded }],
];
const readFates: readonly [share: number, CallFate][] = [[0.01, { refusedWith: unavailable }]];

/** So many calls before the first outage, from one to the next, and within one. */
const callsBeforeOutage = [300, 1000] as const;
const callsBetweenOutages = [6000, 12_000] as const;
const callsOfOutage = 40;

/** Commits that fail, commits whose answer gets lost, and a database that is now and then gone. */
export function databaseFaults(random: Random): (method: string) => CallFate {
  let callsToOutage = randomInteger(random, ...callsBeforeOutage);
  return (method) => {
    callsToOutage -= 1;
    if (callsToOutage < -callsOfOutage) {
      callsToOutage = randomInteger(random, ...callsBetweenOutages);
    }
    if (callsToOutage < 0) return { refusedWith: unavailable };
    return drawFate(method === 'Commit' ? commitFates : readFates, random());
  };
}

function drawFate(fates: readonly [share: number, CallFate][], chance: number): CallFate {
  let limit = 0;
  for (const [share, fate] of fates) {
    limit += share;
    if (chance < limit) return fate;
  }
  return {};
}
