import {
  addOperations,
  noOperations,
  type Operations,
} from '../../firestore-proxy/count-operations.ts';
import { serveDatabase, type Bench } from '../serve-function.ts';

export interface Database {
  /** Host and port. */
  host: string;
  /** Does work whose operations count. */
  count(work: () => Promise<void>): Promise<void>;
  counted(): Operations;
  /** Does work while every call takes so many ms longer. */
  delay(ms: number, work: () => Promise<void>): Promise<void>;
}

/** Starts a proxy before the emulator that counts and delays calls. */
export async function openDatabase(bench: Pick<Bench, 'lifetime' | 'settings'>): Promise<Database> {
  let isCounting = false;
  let counted = noOperations;
  let delayMs = 0;
  const host = await serveDatabase(bench, {
    decideFate: () => ({ delayMs }),
    onMessage: (method, message) => {
      if (isCounting) counted = addOperations(counted, method, message);
    },
  });
  return {
    host,
    counted: () => counted,
    async count(work) {
      isCounting = true;
      await work();
      isCounting = false;
    },
    async delay(ms, work) {
      delayMs = ms;
      await work();
      delayMs = 0;
    },
  };
}
