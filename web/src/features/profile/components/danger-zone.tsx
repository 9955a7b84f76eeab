import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { clearNotices, notify } from '../../../core/notices/notices.ts';
import { withTimeLimit } from '../../../lib/with-time-limit.ts';
import { deleteAccount } from '../api/delete-account.ts';
import { messages } from '../messages.ts';

const longestDeletionMs = 60_000;

interface DangerZoneProps {
  isGuest: boolean;
  /** The account is gone; its session is not, yet. */
  onDeleted: () => void;
}

/** Deletes the account, after two questions in a row. */
export function DangerZone({ isGuest, onDeleted }: DangerZoneProps) {
  const [question, setQuestion] = useState<'first' | 'last'>();
  const [isDeleting, setDeleting] = useState(false);
  const isFirstConfirmed = useRef(false);

  async function remove() {
    clearNotices();
    setDeleting(true);
    try {
      await withTimeLimit(deleteAccount(), longestDeletionMs);
      notify('success', messages.deleted);
      onDeleted();
    } catch (error) {
      console.warn('Error deleting the account', error);
      notify('error', messages.deleteFailed);
    }
    setDeleting(false);
    setQuestion(undefined);
  }

  return (
    <section
      aria-labelledby="delete-account"
      className="mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-base border border-danger/40 p-5 sm:p-8"
    >
      <div className="max-w-2xl">
        <h2 id="delete-account" className="text-lg">
          Delete Account
        </h2>
        <p className="mt-2 text-muted">
          Deletes your account with its profile, cart, invoices, queries and orders, for good.
          {!isGuest && ' For your safety you need to have signed in within the last 5 minutes.'}
        </p>
      </div>
      <Button variant="danger" onClick={() => setQuestion('first')}>
        Delete Account
      </Button>
      <ConfirmDialog
        open={question === 'first'}
        title="Delete your account?"
        question={messages.deleteQuestion}
        confirmLabel="Continue"
        onConfirm={() => {
          isFirstConfirmed.current = true;
          setQuestion(undefined);
        }}
        onCancel={() => setQuestion(undefined)}
        onClosed={() => {
          // The second comes when the first is gone, so that it gives the focus back to the page.
          if (isFirstConfirmed.current) setQuestion('last');
          isFirstConfirmed.current = false;
        }}
      />
      <ConfirmDialog
        open={question === 'last'}
        title="Delete everything for good?"
        question={messages.lastDeleteQuestion}
        confirmLabel="Delete my account"
        busy={isDeleting}
        busyLabel="Deleting..."
        onConfirm={() => void remove()}
        onCancel={() => setQuestion(undefined)}
      />
    </section>
  );
}
