import { Alert } from '../../components/alert.tsx';

export interface PaymentMessage {
  tone: 'info' | 'danger';
  text: string;
}

/**
 * Shows a message in the flow of the page, next to the Pay Now button. A notice would cover what the customer
 * needs.
 */
export function PaymentAlert({ tone, text }: PaymentMessage) {
  return (
    <Alert tone={tone}>
      <p className="text-sm wrap-anywhere">{text}</p>
    </Alert>
  );
}
