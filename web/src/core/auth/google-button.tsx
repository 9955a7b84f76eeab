import { Button } from '../../components/button.tsx';
import { GoogleMark } from './google-mark.tsx';

interface GoogleButtonProps {
  label: string;
  /** What it says while what follows is under way. */
  busyLabel?: string | undefined;
  isBusy: boolean;
  onPress: () => void;
}

export function GoogleButton(props: GoogleButtonProps) {
  const { label, busyLabel = 'Waiting for Google...', isBusy, onPress } = props;
  return (
    <Button variant="quiet" busy={isBusy} busyLabel={busyLabel} onClick={onPress}>
      <GoogleMark />
      {label}
    </Button>
  );
}
