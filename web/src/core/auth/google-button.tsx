import { Button } from '../../components/button.tsx';
import { GoogleMark } from './google-mark.tsx';

interface GoogleButtonProps {
  label: string;
  /** The text while busy. */
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
