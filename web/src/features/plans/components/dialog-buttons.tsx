import { Alert } from '../../../components/notices/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { plans as texts } from '../../../content/plans.ts';
import { useIsOffline } from '../../../core/database/connection.ts';

interface DialogButtonsProps {
  variant?: 'primary' | 'danger';
  label: string;
  busyLabel: string;
  isBusy: boolean;
  error: string | undefined;
  closeLabel: string;
  onClose: () => void;
}

/** The end of a form that changes a plan: why it failed, or why it can't be sent now, and its buttons. */
export function DialogButtons(props: DialogButtonsProps) {
  const { variant = 'primary', label, busyLabel, isBusy, error, closeLabel, onClose } = props;
  const isOffline = useIsOffline();
  return (
    <>
      {error !== undefined && (
        <Alert tone="danger">
          <p>{error}</p>
        </Alert>
      )}
      {isOffline && (
        <Alert tone="warning">
          <p>{texts.offline}</p>
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {closeLabel}
        </Button>
        <Button
          type="submit"
          variant={variant}
          busy={isBusy}
          busyLabel={busyLabel}
          disabled={isOffline}
        >
          {label}
        </Button>
      </div>
    </>
  );
}
