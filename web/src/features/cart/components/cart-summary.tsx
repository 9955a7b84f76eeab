import { cartTotal, itemPrice } from '@shared/catalogue/cart.ts';
import type { NamedProduct } from '@shared/catalogue/named-products.ts';
import { formatMoney, toMajorUnits, toMinorUnits } from '@shared/values/money.ts';
import { splitTax } from '@shared/receipts/split-tax.ts';
import { useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { tax } from '../../../content/tax.ts';
import { PaymentAlert, type PaymentMessage } from '../../../core/payments/payment-message.tsx';

interface CartSummaryProps {
  items: readonly NamedProduct[];
  isPaying: boolean;
  canPay: boolean;
  message: PaymentMessage | undefined;
  /** The reason why the account can't pay, which replaces the button. */
  refusal: PaymentMessage | undefined;
  onPay: () => void;
}

/** Stays at the lower edge of a narrow window while the items are in view. */
export function CartSummary({ items, message, refusal, ...payment }: CartSummaryProps) {
  return (
    <section
      aria-label="Total"
      className="flex flex-col gap-3 rounded-base border border-line bg-surface-soft p-4 max-lg:sticky max-lg:bottom-(--bars-room) max-lg:z-10 max-lg:shadow-long sm:gap-5 sm:p-6"
    >
      {tax && <IncludedTax items={items} {...tax} />}
      <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-lg">Total</span>
        <span className="text-xl font-semibold tabular">
          {formatMoney(cartTotal(items), 'INR')}
        </span>
      </p>
      {refusal ? (
        <PaymentAlert {...refusal} />
      ) : (
        <>
          {message && <PaymentAlert {...message} />}
          <ProceedToPay {...payment} />
        </>
      )}
    </section>
  );
}

function ProceedToPay({
  isPaying,
  canPay,
  onPay,
}: Pick<CartSummaryProps, 'isPaying' | 'canPay' | 'onPay'>) {
  const reason = useId();
  return (
    <>
      <Button
        size="lg"
        busy={isPaying}
        busyLabel="Opening payment..."
        aria-disabled={!canPay}
        aria-describedby={canPay ? undefined : reason}
        onClick={() => canPay && onPay()}
      >
        Proceed to Pay
      </Button>
      {!canPay && (
        <p id={reason} className="text-sm text-warning">
          You're offline. You can pay when you're back online.
        </p>
      )}
    </>
  );
}

type IncludedTaxProps = Pick<CartSummaryProps, 'items'> & NonNullable<typeof tax>;

/** Splits the prices as a tax invoice does. The buyer's state decides whether an invoice shows one tax or two. */
function IncludedTax({ items, ratePercent, subtotal, included }: IncludedTaxProps) {
  const amounts = items.map((item) => toMinorUnits(itemPrice(item)));
  const { sum } = splitTax(amounts, ratePercent, ['IGST']);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-b border-line pb-4 text-muted tabular">
      <dt>{subtotal}</dt>
      <dd className="text-right">{formatMoney(toMajorUnits(sum.taxableMinor), 'INR')}</dd>
      <dt>{included}</dt>
      <dd className="text-right">
        {formatMoney(toMajorUnits(sum.taxes[0]?.amountMinor ?? 0), 'INR')}
      </dd>
    </dl>
  );
}
