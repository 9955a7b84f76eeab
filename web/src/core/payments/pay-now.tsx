import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '../../components/button.tsx';
import { useFocusFallback } from '../../components/use-focus-fallback.ts';
import type { Payable } from './payable.ts';
import { useIsAwaitingConfirmation } from './awaiting-confirmation.ts';
import { usePaymentRefusal } from './use-payment-refusal.ts';

export interface PayNowProps {
  payable: Payable;
  /** Part of the button's accessible name. */
  noun: 'order' | 'invoice';
  isPaying: boolean;
  canPay: boolean;
  onPay: () => void;
  /** Takes the focus when the button disappears. */
  fallback: RefObject<HTMLElement | null>;
}

/** Returns the reason why a Pending payable has no Pay Now button, if any. */
export function useRefusalOf({ status }: Pick<Payable, 'status'>) {
  const message = usePaymentRefusal();
  return status === 'Pending' ? message : undefined;
}

/**
 * Shows a Pay Now button for a Pending payable, unless `useRefusalOf` returns a reason. Shows a text while the
 * payment is being confirmed.
 */
export function PayNow(props: PayNowProps) {
  const { payable, isPaying, fallback } = props;
  const isAwaitingConfirmation = useIsAwaitingConfirmation(payable.id);
  const isRefused = useRefusalOf(payable) !== undefined;
  useFocusAfterPayment(fallback, isPaying);
  if (payable.status !== 'Pending') return null;
  if (isAwaitingConfirmation) return <p className="text-sm text-muted">Confirming payment</p>;
  return isRefused ? null : <PayButton {...props} />;
}

function PayButton({ payable, noun, isPaying, canPay, onPay, fallback }: PayNowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isDisabled = !isPaying && !canPay;
  useFocusFallback(button, fallback, isDisabled);
  return (
    <Button
      ref={button}
      aria-label={`Pay Now for ${noun} ${payable.number}`}
      busy={isPaying}
      busyLabel="Opening..."
      disabled={isDisabled}
      onClick={onPay}
    >
      Pay Now
    </Button>
  );
}

/** Moves the focus to `place` if checkout returned it to a button that no longer exists. */
function useFocusAfterPayment(target: RefObject<HTMLElement | null>, isPaying: boolean): void {
  const wasPaying = useRef(false);
  useEffect(() => {
    if (wasPaying.current && !isPaying && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
    wasPaying.current = isPaying;
  }, [target, isPaying]);
}
