import { staffDraftsKey } from '../../core/session/staff-drafts.ts';
import { removeFromTab, saveInTab, readFromTab } from '../../lib/tab-storage.ts';

/** The unsent input of one account, by form name. A tab keeps the drafts of one account only. */
interface Drafts {
  uid: string;
  input: Record<string, unknown>;
}

export function readDraft(uid: string, name: string): unknown {
  return draftsOf(uid)[name];
}

/**
 * Keeps a draft over reloads and a new login, and deletes other accounts' drafts. An empty object deletes the
 * draft.
 */
export function saveDraft(uid: string, name: string, input: object): void {
  if (Object.keys(input).length === 0) return dropDraft(uid, name);
  saveInTab(staffDraftsKey, { uid, input: { ...draftsOf(uid), [name]: input } } satisfies Drafts);
}

export function hasDrafts(uid: string): boolean {
  return Object.keys(draftsOf(uid)).length > 0;
}

export function dropDraft(uid: string, name: string): void {
  const { [name]: _, ...input } = draftsOf(uid);
  if (readOwner() === uid) saveInTab(staffDraftsKey, { uid, input } satisfies Drafts);
}

export function dropDraftsOfOthers(uid: string): void {
  if (readOwner() !== uid) removeFromTab(staffDraftsKey);
}

function draftsOf(uid: string): Drafts['input'] {
  const saved = readFromTab(staffDraftsKey, (drafts) => drafts as Drafts);
  return saved?.uid === uid ? saved.input : {};
}

function readOwner(): string | undefined {
  return readFromTab(staffDraftsKey, (drafts) => (drafts as Drafts).uid);
}
