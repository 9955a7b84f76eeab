import { Alert } from '../../components/notices/alert.tsx';

export interface PaymentMessage {
  tone: 'info' | 'danger';
  text: string;
  /** Leads to what the customer does next. */
  link?: { href: string; text: string };
}

/** Stays in the flow of the page, because a notice would cover what the customer needs. */
export function PaymentAlert({ tone, text, link }: PaymentMessage) {
  return (
    <Alert tone={tone}>
      <p className="text-sm wrap-anywhere">{text}</p>
      {link && (
        <a
          href={link.href}
          className="inline-flex min-h-11 items-center text-sm text-action-text underline underline-offset-4"
        >
          {link.text}
        </a>
      )}
    </Alert>
  );
}
