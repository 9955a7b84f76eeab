import { formatMoney } from '@shared/values/money.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { passFocusToHeading } from '../../../components/pass-focus-to-heading.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { confirmation } from '../../../content/profile.ts';
import type { Payable } from '../../../core/payments/payable.ts';
import { dismissLastPaid } from '../../../core/payments/last-paid.ts';
import { ReceiptLine } from '../../../features/receipts/components/receipt-line.tsx';
import { focusHeading } from '../../layouts/focus-target.ts';

interface PaymentConfirmationProps {
  noun: 'order' | 'invoice';
  /** 1 if the confirmation comes first on the page. */
  level: 1 | 2;
  children: ReactNode;
}

/**
 * Confirms a payment until the customer dismisses the confirmation. A printed order or invoice leaves it out, because
 * its page repeats the lines and the receipt.
 */
export function PaymentConfirmation({ noun, level, children }: PaymentConfirmationProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section
      aria-labelledby="confirmation"
      className={`mb-8 rounded-base border border-line bg-surface-raised p-5 wrap-anywhere shadow-soft sm:p-8 ${level === 2 ? 'print:hidden' : ''}`}
    >
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-1 size-6 shrink-0 text-success" />
        <Heading
          id="confirmation"
          ref={level === 1 ? passFocusToHeading : null}
          tabIndex={-1}
          className={`flex-1 ${level === 1 ? 'text-2xl' : 'text-xl'} outline-none`}
        >
          {confirmation[noun].title}
        </Heading>
        <IconButton
          icon={X}
          label={confirmation.dismiss}
          className="-mt-2 -mr-2"
          onClick={() => {
            // `flushSync` renders the page's own heading before it gets the focus.
            flushSync(dismissLastPaid);
            focusHeading();
          }}
        />
      </div>
      {children}
    </section>
  );
}

interface PaymentSummaryProps {
  payable: Payable;
  noun: 'order' | 'invoice';
  /** Empty if the account has no email address. */
  email: string;
  children: ReactNode;
}

export function PaymentSummary({ payable, noun, email, children }: PaymentSummaryProps) {
  const { number, amount, currency, status } = payable;
  const texts = confirmation[noun];
  const total = formatMoney(amount, currency);
  return (
    <div className="mt-4">
      {children}
      <p aria-live="polite" className="mt-4 font-semibold text-balance">
        {status === 'Pending' ? texts.confirming(total, number) : texts.paid(total, number)}
      </p>
      <ReceiptLine payable={payable} />
      <p className="mt-3 max-w-3xl text-muted">{texts.next(email)}</p>
    </div>
  );
}
