import { useState } from 'react';
import type { PaymentMessage } from '../../core/payments/payment-message.tsx';

/** Shows a message until the next one. Returns a function that removes the message. */
export type ShowPaymentMessage = (message: PaymentMessage) => () => void;

export function usePaymentMessage<Message extends PaymentMessage>() {
  const [message, setMessage] = useState<Message>();
  function show(next: Message | undefined): () => void {
    setMessage(next);
    return () => setMessage((current) => (current === next ? undefined : current));
  }
  return { message, show };
}
