import { Alert } from '../../components/notices/alert.tsx';

export interface PaymentMessage {
  tone: 'info' | 'danger';
  text: string;
}

/** Stays in the flow of the page, because a notice would cover what the customer needs. */
export function PaymentAlert({ tone, text }: PaymentMessage) {
  return (
    <Alert tone={tone}>
      <p className="text-sm wrap-anywhere">{text}</p>
    </Alert>
  );
}
