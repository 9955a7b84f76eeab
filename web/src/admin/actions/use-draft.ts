import { useCallback, useState } from 'react';
import { useStaffUid } from '../staff/staff-context.ts';
import { dropDraft, readDraft, saveDraft } from '../staff/drafts.ts';

export interface Draft<Input> {
  /** The draft from before the form opened; undefined if there is none. */
  saved: Input | undefined;
  save: (input: Input) => void;
  drop: () => void;
}

/** Keeps a form's input until the form is sent or discarded. `name` identifies the form and its record. */
export function useDraft<Input extends object>(name: string): Draft<Input> {
  const uid = useStaffUid();
  const [saved, setSaved] = useState(() => readDraft(uid, name) as Input | undefined);
  const save = useCallback((input: Input) => saveDraft(uid, name, input), [uid, name]);
  function drop() {
    dropDraft(uid, name);
    setSaved(undefined);
  }
  return { saved, save, drop };
}
