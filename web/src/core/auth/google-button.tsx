import { Button } from '../../components/button.tsx';
import { GoogleMark } from './google-mark.tsx';

interface GoogleButtonProps {
  label: string;
  isBusy: boolean;
  onPress: () => void;
}

export function GoogleButton({ label, isBusy, onPress }: GoogleButtonProps) {
  return (
    <Button variant="quiet" busy={isBusy} busyLabel="Waiting for Google..." onClick={onPress}>
      <GoogleMark />
      {label}
    </Button>
  );
}
