import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  question: string;
  note?: string | undefined;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  busyLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  onClosed?: () => void;
}

/** Asks for confirmation before a deletion or a cancellation. The button that changes nothing gets the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, question, note, confirmLabel, busy = false, busyLabel } = props;
  const { cancelLabel = 'Cancel', onConfirm, onCancel, onClosed } = props;
  return (
    <Dialog
      kind="question"
      open={open}
      onOpenChange={(isOpen) => isOpen || busy || onCancel()}
      onClosed={onClosed}
      title={title}
      description={
        <>
          <span className="block">{question}</span>
          {note !== undefined && <span className="mt-3 block text-sm">{note}</span>}
        </>
      }
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
