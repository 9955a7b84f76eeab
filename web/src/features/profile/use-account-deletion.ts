import { useRef, useState } from 'react';
import { ApiError } from '../../core/api/api-error.ts';
import { clearNotices, notify } from '../../core/notices/notices.ts';
import { withTimeLimit } from '../../lib/with-time-limit.ts';
import { deleteAccount } from './api/delete-account.ts';
import { messages } from '../../content/profile.ts';

const longestDeletionMs = 60_000;

/** What is asked, one after the other: the last only of somebody who signed in some time ago. */
type Stage = 'first' | 'last' | 'identity';

/** Leads through the questions to the deletion. `onDeleted` is told when the account is gone. */
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
      await withTimeLimit(deleteAccount(), longestDeletionMs);
      notify('success', messages.deleted);
      onDeleted();
      leaveFor(undefined);
    } catch (error) {
      const isTooOld = error instanceof ApiError && error.code === 'sign-in-too-old';
      if (isTooOld && stage === 'last') {
        leaveFor('identity');
      } else {
        console.warn('Error deleting the account', error);
        notify('error', messages.deleteFailed);
        leaveFor(undefined);
      }
    }
    setDeleting(false);
  }

  return {
    stage,
    isDeleting,
    begin: () => setStage('first'),
    goOn: () => leaveFor('last'),
    cancel: () => leaveFor(undefined),
    remove,
    /** The next comes when the one before is gone, so that it gives the focus back to the page. */
    onClosed: () => {
      setStage(next.current);
      next.current = undefined;
    },
  };
}
