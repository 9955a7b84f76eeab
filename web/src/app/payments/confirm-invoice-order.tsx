import { paths } from '@shared/paths.ts';
import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { dialogOnDemand } from '../../core/notices/dialog-on-demand.tsx';
import { useSession } from '../../core/session/session.ts';
import { cartTexts } from '../../features/cart/cart-texts.ts';
import { editHash } from '../../features/profile/edit-hash.ts';

const { Component: OrderDialog } = dialogOnDemand(
  async () =>
    (await import('../../features/cart/components/invoice-order-dialog.tsx')).InvoiceOrderDialog,
  cartTexts.orderByInvoice.loading,
);

interface ConfirmInvoiceOrderProps {
  isOpen: boolean;
  items: readonly CartLine[];
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmInvoiceOrder({ isOpen, ...order }: ConfirmInvoiceOrderProps) {
  const session = useSession();
  if (session.status !== 'logged-in') return null;
  const detailsHref = `${paths.profileSettings}${editHash}`;
  const props = { ...order, open: isOpen, customer: session, detailsHref };
  return <OrderDialog isOpen={isOpen} onClose={order.onClose} props={props} />;
}
