import { useCallback, useState } from 'react';
import { useStaffUid } from '../staff/staff-context.ts';
import { dropDraft, keepDraft, keptDraft } from '../staff/drafts.ts';

export interface Draft<Typed> {
  /** The draft from before the form opened; undefined if there is none. */
  kept: Typed | undefined;
  keep: (typed: Typed) => void;
  drop: () => void;
}

/** Keeps a form's input until the form is sent or discarded. `name` identifies the form and its record. */
export function useDraft<Typed extends object>(name: string): Draft<Typed> {
  const uid = useStaffUid();
  const [kept, setKept] = useState(() => keptDraft(uid, name) as Typed | undefined);
  const keep = useCallback((typed: Typed) => keepDraft(uid, name, typed), [uid, name]);
  function drop() {
    dropDraft(uid, name);
    setKept(undefined);
  }
  return { kept, keep, drop };
}
