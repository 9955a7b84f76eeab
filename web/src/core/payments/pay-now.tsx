import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '../../components/button.tsx';
import { useFocusFallback } from '../../components/use-focus-fallback.ts';

interface PayNowProps {
  /** What is paid, for those who hear the button alone: `order ORD-1`. */
  label: string;
  isPaying: boolean;
  canPay: boolean;
  onPay: () => void;
  /** Takes the focus when the button goes. */
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

/** Checkout gives the focus back to a button that may have gone meanwhile. */
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
