import { cartTotal, itemPrice } from '@shared/catalogue/cart.ts';
import { productById } from '@shared/catalogue/catalogue.ts';
import { describeQuantity, quantityOf } from '@shared/catalogue/pricing.ts';
import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { orderDays } from '@shared/payments/orders-by-invoice.ts';
import { addDays } from '@shared/subscriptions/term-days.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { PayableLines, PayableTotal, type Line } from '../../../core/payments/payable-lines.tsx';
import type { LoggedIn } from '../../../core/session/session.ts';
import { indianToday } from '../../../lib/indian-today.ts';
import { billedTo } from '../billed-to.ts';
import { cartTexts } from '../cart-texts.ts';

const texts = cartTexts.orderByInvoice;

interface InvoiceOrderDialogProps {
  open: boolean;
  items: readonly CartLine[];
  customer: LoggedIn;
  /** Where the customer changes the details that the order shows. */
  detailsHref: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows what an order by invoice contains and who must pay it, before the customer places it. */
export function InvoiceOrderDialog(props: InvoiceOrderDialogProps) {
  const { open, items, customer, detailsHref, onConfirm, onClose } = props;
  return (
    <Dialog
      kind="text"
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.title}
    >
      <PayableLines lines={items.map(lineOf)} currency="INR" />
      <PayableTotal amount={cartTotal(items)} currency="INR" />
      <BilledTo customer={customer} detailsHref={detailsHref} />
      <p className="mt-6">
        {texts.due(formatIndianDay(addDays(indianToday(), orderDays.due)), orderDays.due)}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {texts.back}
        </Button>
        <Button onClick={onConfirm}>{texts.confirm}</Button>
      </div>
    </Dialog>
  );
}

function lineOf(item: CartLine): Line {
  const product = productById(item.id);
  const quantity = product && describeQuantity(product.pricing, quantityOf(product.pricing, item));
  const text = quantity === undefined ? item.name : `${item.name}, ${quantity}`;
  return { key: item.id, text, amount: itemPrice(item) };
}

function BilledTo({
  customer,
  detailsHref,
}: Pick<InvoiceOrderDialogProps, 'customer' | 'detailsHref'>) {
  const [name, ...lines] = billedTo(customer);
  return (
    <section className="mt-6">
      <h3 className="text-sm text-muted">{texts.billedTo}</h3>
      <p className="mt-1 font-medium wrap-anywhere">{name}</p>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      <a
        href={detailsHref}
        className="inline-flex min-h-11 items-center text-action-text underline underline-offset-4"
      >
        {texts.change}
      </a>
    </section>
  );
}
