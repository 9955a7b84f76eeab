import { forgetInTab, keepInTab, keptInTab } from '../../lib/tab-storage.ts';

const storageKey = 'drafts';

/** The unsent input of one account, by form name. A tab keeps the drafts of one account only. */
interface Drafts {
  uid: string;
  typed: Record<string, unknown>;
}

export function keptDraft(uid: string, name: string): unknown {
  return draftsOf(uid)[name];
}

/**
 * Keeps a draft over reloads and a new login, and deletes other accounts' drafts. An empty object deletes the
 * draft.
 */
export function keepDraft(uid: string, name: string, typed: object): void {
  if (Object.keys(typed).length === 0) return dropDraft(uid, name);
  keepInTab(storageKey, { uid, typed: { ...draftsOf(uid), [name]: typed } } satisfies Drafts);
}

export function dropDraft(uid: string, name: string): void {
  const { [name]: _, ...typed } = draftsOf(uid);
  if (keptOwner() === uid) keepInTab(storageKey, { uid, typed } satisfies Drafts);
}

/** Deletes an account's drafts on logout. The next user of the tab must not see them. */
export function dropDraftsOf(uid: string): void {
  if (keptOwner() === uid) forgetInTab(storageKey);
}

export function dropDraftsOfOthers(uid: string): void {
  if (keptOwner() !== uid) forgetInTab(storageKey);
}

function draftsOf(uid: string): Drafts['typed'] {
  const kept = keptInTab(storageKey, (drafts) => drafts as Drafts);
  return kept?.uid === uid ? kept.typed : {};
}

function keptOwner(): string | undefined {
  return keptInTab(storageKey, (drafts) => (drafts as Drafts).uid);
}
