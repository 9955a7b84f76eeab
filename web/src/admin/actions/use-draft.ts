import { useCallback, useState } from 'react';
import { useStaffUid } from '../staff/staff-context.ts';
import { dropDraft, keepDraft, keptDraft } from '../staff/drafts.ts';

export interface Draft<Typed> {
  /** What was typed before the form was opened; undefined for nothing. */
  kept: Typed | undefined;
  keep: (typed: Typed) => void;
  /** For a form that was sent or begun anew. */
  drop: () => void;
}

/** Keeps what is typed in a form until it is sent or discarded. The name tells the form and its record. */
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
