import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '../../components/button.tsx';
import { useFocusFallback } from '../../components/use-focus-fallback.ts';

interface PayNowProps {
  /** The charge, for a screen reader: `order ORD-1`. */
  label: string;
  isPaying: boolean;
  canPay: boolean;
  onPay: () => void;
  fallback: RefObject<HTMLElement | null>;
}

export function PayNow({ label, isPaying, canPay, onPay, fallback }: PayNowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isDisabled = !isPaying && !canPay;
  useFocusFallback(button, fallback, isDisabled);
  return (
    <Button
      ref={button}
      aria-label={`Pay Now for ${label}`}
      busy={isPaying}
      busyLabel="Opening..."
      disabled={isDisabled}
      onClick={onPay}
    >
      Pay Now
    </Button>
  );
}

/** Moves the focus when checkout returns it to a button that no longer exists. */
export function useFocusAfterPayment(
  place: RefObject<HTMLElement | null>,
  isPaying: boolean,
): void {
  const wasPaying = useRef(false);
  useEffect(() => {
    if (wasPaying.current && !isPaying && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
    wasPaying.current = isPaying;
  }, [place, isPaying]);
}
