import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { type AttentionItem, type AttentionKind, attention } from './attention-item.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { firestore } from '../platform/firebase.ts';
import { commitAtomically } from '../platform/commit-atomically.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';

/** What the operator must look at. One id is told once, or again when the same has happened again. */
export interface Matter extends Omit<
  AttentionItem,
  'count' | 'createdAt' | 'lastAt' | 'resolvedAt'
> {
  id: string;
  /** How often it is so now, where that is known; otherwise each time counts one more. */
  count?: number;
}

/**
 * What strangers can bring about for nothing, or a wrong setting for every payment: one entry with a
 * count, and one letter a day (in UTC), however often it happens.
 */
export const countedKinds: ReadonlySet<AttentionKind> = new Set([
  'foreign',
  'unreadable',
  'unmatched',
  'payment_uncaptured',
  'letter_failed',
  'payment_letter_failed',
  'message_flood',
]);

function isCounted(kind: AttentionKind): boolean {
  return countedKinds.has(kind);
}

/** The id of an entry: one for all of a kind that is counted, otherwise one for each subject. */
export function matterId(kind: AttentionKind, subject: string): string {
  return isCounted(kind) ? kind : `${subject}_${kind}`;
}

const letterPrefix = 'attention_';

/** Tells the operator by itself, unless that was done before. Inside a commit use `telling`. */
export async function tellOperator(matter: Matter): Promise<void> {
  await telling((teller) => commitAtomically((batch) => teller.queueOnce(batch, matter)));
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
  /** The letters of each try of a commit. */
  readonly #tried: { matter: Matter; letterId: string; createdAt: Timestamp }[] = [];

  /**
   * Adds the entry of the attention list and its letter to a commit that holds what they tell of. If there
   * are any of that id, they are opened again. Not for a kind that is counted.
   */
  queue(batch: WriteBatch, matter: Matter): void {
    const now = Timestamp.now();
    batch.set(attention.doc(matter.id), newEntry(matter, now));
    batch.set(outbox.doc(letterPrefix + matter.id), this.#newLetter(matter, matter.id, now));
  }

  /** Adds them unless it was told before; what is counted is counted once more. */
  async queueOnce(batch: WriteBatch, matter: Matter): Promise<void> {
    const entry = await attention.doc(matter.id).get();
    if (isCounted(matter.kind)) {
      await this.#count(batch, matter, entry);
    } else if (!entry.exists) {
      const now = Timestamp.now();
      batch.create(entry.ref, newEntry(matter, now));
      batch.set(outbox.doc(letterPrefix + matter.id), this.#newLetter(matter, matter.id, now));
    }
  }

  /** An open entry is counted up without a condition: many may do so at once. */
  async #count(
    batch: WriteBatch,
    matter: Matter,
    entry: DocumentSnapshot<AttentionItem>,
  ): Promise<void> {
    const now = Timestamp.now();
    const { id, count = FieldValue.increment(1), ...facts } = matter;
    if (!entry.updateTime) {
      batch.create(entry.ref, newEntry(matter, now));
    } else if (entry.get('resolvedAt') === null) {
      batch.update(entry.ref, { ...facts, count, lastAt: now, resolvedAt: null });
    } else {
      const reopened = { ...newEntry(matter, now) };
      batch.update(entry.ref, reopened, { lastUpdateTime: entry.updateTime });
      // After the operator has dealt with it, it is news, also on the same day.
      const letterId = `${id}.${now.toMillis()}`;
      batch.create(outbox.doc(letterPrefix + letterId), this.#newLetter(matter, letterId, now));
      return;
    }
    await this.#queueLetterOfDay(batch, matter, now);
  }

  /** Adds the day's letter about a counted entry, unless there is one. */
  async #queueLetterOfDay(batch: WriteBatch, matter: Matter, now: Timestamp): Promise<void> {
    const letterId = `${matter.id}.${dayOf(now)}`;
    const letter = outbox.doc(letterPrefix + letterId);
    if ((await letter.get()).exists) return;
    batch.create(letter, this.#newLetter(matter, letterId, now));
  }

  /**
   * Adds a letter about a counted entry that has gone on since its letter of an earlier day, so that the
   * last of its facts are told too.
   */
  async queueReminder(batch: WriteBatch, id: string, now: Timestamp): Promise<void> {
    const entry = (await attention.doc(id).get()).data();
    if (!entry || entry.resolvedAt !== null || dayOf(entry.lastAt) === dayOf(now)) return;
    const told = await outbox.where('attentionId', '==', id).get();
    const toldMs = told.docs.map((letter) => letter.data().createdAt.toMillis());
    if (Math.max(0, ...toldMs) >= entry.lastAt.toMillis()) return;
    const { createdAt, lastAt, resolvedAt, ...facts } = entry;
    await this.#queueLetterOfDay(batch, { ...facts, id }, now);
  }

  /** Writes the entries of the log, by whose name an alert is set up. */
  async log(): Promise<void> {
    if (this.#tried.length === 0) return;
    const references = this.#tried.map(({ letterId }) => outbox.doc(letterPrefix + letterId));
    // When the database can't say what was told, rather too often than never.
    const stored = await firestore.getAll(...references).catch(() => []);
    for (const [index, { matter, createdAt }] of this.#tried.entries()) {
      const told = stored[index];
      if (!told || createdAt.isEqual(told.get('createdAt'))) logMatter(matter);
    }
  }

  #newLetter(matter: Matter, letterId: string, createdAt: Timestamp) {
    this.#tried.push({ matter, letterId, createdAt });
    const { id: attentionId, paymentId, uid, path } = matter;
    return newOutboxEntry('operator_attention', { uid, paymentId, path, attentionId, createdAt });
  }
}

function dayOf(moment: Timestamp): string {
  return moment.toDate().toISOString().slice(0, 10);
}

function newEntry({ id: _, count = 1, ...facts }: Matter, now: Timestamp): AttentionItem {
  return { ...facts, count, createdAt: now, lastAt: now, resolvedAt: null };
}

function logMatter({ id, kind, paymentId, path, details }: Matter): void {
  logger.error('operator-attention', { id, kind, paymentId, path, details });
}
