import { endpoints } from '@shared/endpoints.ts';
import { useRef, useState } from 'react';
import { ApiError } from '../../core/api/api-error.ts';
import { postAsUser } from '../../core/api/as-user.ts';
import { clearNotices, notify } from '../../core/notices/notices.ts';
import { withTimeLimit } from '../../lib/with-time-limit.ts';
import { messages } from '../../content/profile.ts';

const deletionLimitMs = 60_000;

/** The questions in order. Only customers with an old login or an unconfirmed sign-in method get `identity`. */
type Stage = 'first' | 'last' | 'identity';

/** Asks the questions and deletes the account, then calls `onDeleted`. */
export function useAccountDeletion(onDeleted: () => void) {
  const [stage, setStage] = useState<Stage>();
  const [isDeleting, setDeleting] = useState(false);
  const next = useRef<Stage>(undefined);

  function leaveFor(following: Stage | undefined) {
    next.current = following;
    setStage(undefined);
  }

  async function remove(): Promise<void> {
    clearNotices();
    setDeleting(true);
    try {
      await withTimeLimit(postAsUser(endpoints.deleteAccount, {}), deletionLimitMs);
      onDeleted();
      notify('success', messages.deleted);
      leaveFor(undefined);
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined;
      const isUnconfirmed = refusal?.code === 'method-not-confirmed';
      if (stage === 'last' && (isUnconfirmed || refusal?.code === 'sign-in-too-old')) {
        leaveFor('identity');
      } else {
        console.warn('Error deleting the account', error);
        notify('error', isUnconfirmed ? refusal.message : messages.deleteFailed);
        leaveFor(undefined);
      }
    }
    setDeleting(false);
  }

  return {
    stage,
    isDeleting,
    begin: () => setStage('first'),
    proceed: () => leaveFor('last'),
    cancel: () => leaveFor(undefined),
    remove,
    /** Opens the next question after the previous one has returned the focus. */
    onClosed: () => {
      setStage(next.current);
      next.current = undefined;
    },
  };
}
