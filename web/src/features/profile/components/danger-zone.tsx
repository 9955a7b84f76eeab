import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { sellerGstin } from '../../../lib/seller.ts';
import { messages } from '../../../content/profile.ts';
import { useAccountDeletion } from '../use-account-deletion.ts';
import { IdentityDialog } from './identity-dialog.tsx';

interface DangerZoneProps {
  /** The account's address, or empty if unknown. */
  email: string;
  isGuest: boolean;
  /** Called when the account is deleted. Its session still exists then. */
  onDeleted: () => void;
}

export function DangerZone({ email, isGuest, onDeleted }: DangerZoneProps) {
  const { stage, isDeleting, begin, proceed, cancel, remove, onClosed } =
    useAccountDeletion(onDeleted);
  return (
    <section
      aria-labelledby="delete-account"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-base border border-danger/40 p-5 sm:p-8"
    >
      <div className="max-w-2xl">
        <h2 id="delete-account" className="text-lg">
          Delete Account
        </h2>
        <p className="mt-2 text-muted">
          <span>
            Permanently deletes your account, profile, cart, invoices, queries and orders. If you
            have an unpaid invoice from us, or time left on a plan you've paid for, please contact
            us first.
          </span>
          {!isGuest && (
            <span> If you logged in a while ago, we'll ask you to confirm that it's you.</span>
          )}
        </p>
      </div>
      <Button variant="danger" onClick={begin}>
        Delete Account
      </Button>
      <ConfirmDialog
        open={stage === 'first'}
        title="Delete your account?"
        question={messages.deleteQuestion}
        confirmLabel="Continue"
        onConfirm={proceed}
        onCancel={cancel}
        onClosed={onClosed}
      />
      <ConfirmDialog
        open={stage === 'last'}
        title="Delete everything permanently?"
        question={messages.lastDeleteQuestion}
        note={
          sellerGstin
            ? `${messages.remainingData} ${messages.taxInvoicesStay}`
            : messages.remainingData
        }
        confirmLabel="Delete my account"
        busy={isDeleting}
        busyLabel="Deleting..."
        onConfirm={() => void remove()}
        onCancel={cancel}
        onClosed={onClosed}
      />
      <IdentityDialog
        open={stage === 'identity'}
        email={email}
        isDeleting={isDeleting}
        onConfirmed={remove}
        onCancel={cancel}
        onClosed={onClosed}
      />
    </section>
  );
}
