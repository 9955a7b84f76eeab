import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { cartTotal, itemPrice } from '@shared/catalogue/cart.ts';
import { formatMoney, toMajorUnits, toMinorUnits } from '@shared/values/money.ts';
import { splitTax } from '@shared/receipts/split-tax.ts';
import { maximumOrderTotal } from '@shared/payments/orders.ts';
import { useId } from 'react';
import { Alert } from '../../../components/notices/alert.tsx';
import { AnnounceChanges } from '../../../components/announce-changes.tsx';
import { Button } from '../../../components/button.tsx';
import { tax } from '../../../content/tax.ts';
import { TalkToSalesButton } from '../../../core/talk-to-sales.tsx';
import { cartTexts } from '../cart-texts.ts';
import { PaymentAlert, type PaymentMessage } from '../../../core/payments/payment-message.tsx';

interface CartSummaryProps {
  items: readonly CartLine[];
  isPaying: boolean;
  isOrdering: boolean;
  canPay: boolean;
  message: PaymentMessage | undefined;
  /** The reason why the account can't pay, which replaces the button. */
  refusal: PaymentMessage | undefined;
  onPay: () => void;
  /** Undefined if the account can't order by invoice. */
  onOrder: (() => void) | undefined;
}

/** Stays at the lower edge of a tall, narrow window while the items are in view. A low one has no room for it. */
export function CartSummary({ items, message, refusal, ...payment }: CartSummaryProps) {
  const total = formatMoney(cartTotal(items), 'INR');
  return (
    <section
      aria-label="Total"
      className="flex flex-col gap-3 rounded-base border border-line bg-surface-soft p-4 sm:gap-5 sm:p-6 max-lg:tall:sticky max-lg:tall:bottom-(--bars-room) max-lg:tall:z-10 max-lg:tall:shadow-long"
    >
      {tax && <IncludedTax items={items} {...tax} />}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-lg">Total</span>
        <span className="text-xl font-semibold tabular">{total}</span>
      </p>
      <AnnounceChanges text={`Total: ${total}`} />
      {refusal ? (
        <PaymentAlert {...refusal} />
      ) : (
        <>
          {message && <PaymentAlert {...message} />}
          {isTooMuch(items) ? <TooMuch items={items} /> : <WaysToOrder {...payment} />}
        </>
      )}
    </section>
  );
}

/** Returns whether the total is above what a customer can pay online. */
export function isTooMuch(items: readonly CartLine[]): boolean {
  return cartTotal(items) > maximumOrderTotal;
}

function TooMuch({ items }: Pick<CartSummaryProps, 'items'>) {
  return (
    <>
      <Alert tone="info">{cartTexts.tooMuch(formatMoney(maximumOrderTotal, 'INR'))}</Alert>
      <TalkToSalesButton products={items} />
    </>
  );
}

function WaysToOrder({
  isPaying,
  isOrdering,
  canPay,
  onPay,
  onOrder,
}: Pick<CartSummaryProps, 'isPaying' | 'isOrdering' | 'canPay' | 'onPay' | 'onOrder'>) {
  const reason = useId();
  return (
    <>
      <Button
        size="lg"
        busy={isPaying}
        busyLabel="Opening payment..."
        aria-disabled={!canPay}
        aria-describedby={canPay ? undefined : reason}
        onClick={() => canPay && !isOrdering && onPay()}
      >
        Proceed to Pay
      </Button>
      {onOrder && (
        <Button
          variant="quiet"
          busy={isOrdering}
          busyLabel={cartTexts.ordering}
          aria-disabled={!canPay}
          aria-describedby={canPay ? undefined : reason}
          onClick={() => canPay && !isPaying && onOrder()}
        >
          {cartTexts.getInvoice}
        </Button>
      )}
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
