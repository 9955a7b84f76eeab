import { Alert } from '../../components/notices/alert.tsx';

/** What a place says about a payment that has not arrived. */
export interface PaymentMessage {
  tone: 'info' | 'danger';
  text: string;
}

/** Stands in the flow of the page, beside the button that pays: as a notice it would cover what is needed. */
export function PaymentAlert({ tone, text }: PaymentMessage) {
  return (
    <Alert tone={tone}>
      <p className="text-sm wrap-anywhere">{text}</p>
    </Alert>
  );
}
