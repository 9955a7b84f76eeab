import { Button } from '../../../components/button.tsx';

interface FormButtonsProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  onCancel: () => void;
}

export function FormButtons({ label, busyLabel, isBusy, onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={isBusy} busyLabel={busyLabel}>
        {label}
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
