import { grpcStatus, type CallFate } from '../../firestore-proxy/call-fate.ts';
import { randomInteger, type Random } from '../random.ts';

const shares = { commitAborted: 0.05, commitUnavailable: 0.05, commitLost: 0.05, readFails: 0.01 };

/** So many calls from one outage to the next, and within one. */
const callsBetweenOutages = [6000, 12_000] as const;
const callsOfOutage = 40;

/** Transactions that fail, commits whose answer gets lost, and a database that is now and then gone. */
export function databaseFaults(random: Random): (method: string) => CallFate {
  let callsToOutage = randomInteger(random, ...callsBetweenOutages);
  return (method) => {
    callsToOutage -= 1;
    if (callsToOutage < -callsOfOutage) {
      callsToOutage = randomInteger(random, ...callsBetweenOutages);
    }
    if (callsToOutage < 0) return { refusedWith: grpcStatus.unavailable };
    return method === 'Commit' ? fateOfCommit(random()) : fateOfRead(random());
  };
}

function fateOfCommit(chance: number): CallFate {
  const { commitAborted, commitUnavailable, commitLost } = shares;
  if (chance < commitAborted) return { refusedWith: grpcStatus.aborted };
  if (chance < commitAborted + commitUnavailable) return { refusedWith: grpcStatus.unavailable };
  if (chance < commitAborted + commitUnavailable + commitLost) {
    return { answerLostAs: grpcStatus.unavailable };
  }
  return {};
}

function fateOfRead(chance: number): CallFate {
  return chance < shares.readFails ? { refusedWith: grpcStatus.unavailable } : {};
}
