import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Attention } from '../documents.ts';
import { attention, firestore, letters, payments } from '../firebase.ts';
import { commitAtomically } from './commit-atomically.ts';
import { newLetter } from './new-letter.ts';

/** What the operator must look at. One id is told once, or again when the same has happened again. */
export interface Matter extends Omit<Attention, 'createdAt' | 'resolvedAt'> {
  id: string;
}

const letterPrefix = 'attention_';

/** Tells the operator by itself, unless that was done before. Inside a commit use `telling`. */
export async function tellOperator(matter: Matter): Promise<void> {
  await telling((teller) => commitAtomically((batch) => teller.queueOnce(batch, matter)));
}

/** What the operator must look at about a payment in the ledger. */
export type PaymentMatter = Omit<Matter, 'uid' | 'path' | 'paymentId'> & { paymentId: string };

/** Tells the operator of a payment; whose it is stands in the ledger. */
export async function tellOfPayment(matter: PaymentMatter): Promise<void> {
  await tellOperator(await withOwner(matter));
}

/** The matter, with whose payment it is. */
export async function withOwner(matter: PaymentMatter): Promise<Matter> {
  const line = (await payments.doc(matter.paymentId).get()).data();
  return { ...matter, uid: line?.uid ?? null, path: line?.path ?? null };
}

/** The entry of the attention list that a letter tells of, from the letter's id. */
export function matterIdOf(letterId: string): string {
  return letterId.slice(letterPrefix.length);
}

/**
 * Does a work that tells the operator in a commit of its own, and then writes the entry of the log, by
 * whose name an alert is set up, of each matter that is told: also when the work fails, since the answer
 * to its commit may have got lost.
 */
export async function telling<Result>(work: (teller: Teller) => Promise<Result>): Promise<Result> {
  const teller = new Teller();
  try {
    return await work(teller);
  } finally {
    await teller.log();
  }
}

/** Puts matters into commits, and knows afterwards which of them were told. */
export class Teller {
  /** By each try of a commit. */
  readonly #tried: { matter: Matter; createdAt: Timestamp }[] = [];

  /**
   * Adds the entry of the attention list and its letter to a commit that holds what they tell of. If there
   * are any of that id, they are opened again.
   */
  queue(batch: WriteBatch, matter: Matter): void {
    batch.set(attention.doc(matter.id), this.#tell(batch, matter));
  }

  /** Adds them unless it was told before. */
  async queueOnce(batch: WriteBatch, matter: Matter): Promise<void> {
    const reference = attention.doc(matter.id);
    if ((await reference.get()).exists) return;
    batch.create(reference, this.#tell(batch, matter));
  }

  /** Writes the entries of the log, by whose name an alert is set up. */
  async log(): Promise<void> {
    if (this.#tried.length === 0) return;
    const references = this.#tried.map(({ matter }) => attention.doc(matter.id));
    // When the database can't say what was told, rather too often than never.
    const stored = await firestore.getAll(...references).catch(() => []);
    for (const [index, { matter, createdAt }] of this.#tried.entries()) {
      const told = stored[index];
      if (!told || createdAt.isEqual(told.get('createdAt'))) logMatter(matter);
    }
  }

  #tell(batch: WriteBatch, { id, ...matter }: Matter): Attention {
    const createdAt = Timestamp.now();
    this.#tried.push({ matter: { id, ...matter }, createdAt });
    const { paymentId, uid, path } = matter;
    const letter = newLetter('operator_attention', { uid, paymentId, path, createdAt });
    batch.set(letters.doc(letterPrefix + id), letter);
    return { ...matter, createdAt, resolvedAt: null };
  }
}

function logMatter({ id, kind, paymentId, path, details }: Matter): void {
  logger.error('operator-attention', { id, kind, paymentId, path, details });
}
