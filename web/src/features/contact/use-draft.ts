import { useState } from 'react';
import { useIsHydrating } from '../../startup/use-is-hydrating.ts';
import { dropDraft } from './saved-draft.ts';
import { readSavedInput } from './message-draft.ts';
import type { MessageFields } from './message-schema.ts';

type SavedInput = Partial<MessageFields>;

/** Returns the input that this tab has kept, for a form with this initial message. `drop` deletes it. */
export function useDraft(message: string): { input: SavedInput; drop: () => void } {
  const isHydrating = useIsHydrating();
  const [draft, setDraft] = useState<{ message?: string; input: SavedInput }>({ input: {} });
  if (!isHydrating && draft.message !== message) {
    setDraft({ message, input: readSavedInput(message) });
  }
  return {
    input: draft.input,
    drop() {
      dropDraft();
      setDraft({ message, input: {} });
    },
  };
}
