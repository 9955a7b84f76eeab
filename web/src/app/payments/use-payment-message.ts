import { useState } from 'react';
import type { PaymentMessage } from '../../core/payments/payment-message.tsx';

/** Shows a message until the next one, and returns what takes it back. */
export type ShowPaymentMessage = (message: PaymentMessage) => () => void;

/** Holds what the view says about a payment. It ends with the view. */
export function usePaymentMessage<Message extends PaymentMessage>() {
  const [message, setMessage] = useState<Message>();
  function show(next: Message | undefined): () => void {
    setMessage(next);
    return () => setMessage((current) => (current === next ? undefined : current));
  }
  return { message, show };
}
