import { forgetInTab, keepInTab, keptInTab } from '../../lib/tab-storage.ts';

const storageKey = 'drafts';

/** What one account has typed and not sent, by the names of its forms. A tab keeps the drafts of one account. */
interface Drafts {
  uid: string;
  typed: Record<string, unknown>;
}

/** What an account has typed in a form of this tab; undefined if there is nothing, or only another account's. */
export function keptDraft(uid: string, name: string): unknown {
  return draftsOf(uid)[name];
}

/**
 * Keeps what an account has typed, over reloads and a new sign-in; an empty object is no draft. Forgets the drafts of
 * another account.
 */
export function keepDraft(uid: string, name: string, typed: object): void {
  if (Object.keys(typed).length === 0) return dropDraft(uid, name);
  keepInTab(storageKey, { uid, typed: { ...draftsOf(uid), [name]: typed } } satisfies Drafts);
}

export function dropDraft(uid: string, name: string): void {
  const { [name]: _, ...typed } = draftsOf(uid);
  if (keptOwner() === uid) keepInTab(storageKey, { uid, typed } satisfies Drafts);
}

/** For an account that signs out: whoever comes next must not find its texts. */
export function dropDraftsOf(uid: string): void {
  if (keptOwner() === uid) forgetInTab(storageKey);
}

/** For an account that has entered. */
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
