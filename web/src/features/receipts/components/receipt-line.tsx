import { formatMoney } from '@shared/values/money.ts';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Button } from '../../../components/button.tsx';
import type { Payable } from '../../../core/payments/payable.ts';
import { dialogOnDemand } from '../../../core/notices/dialog-on-demand.tsx';
import { messages } from '../content.ts';
import { useReceipt } from '../use-receipt.ts';
import { DownloadReceiptButton } from './download-receipt-button.tsx';
import type { ReceiptDialogProps } from './receipt-dialog.tsx';

const dialog = dialogOnDemand(
  async () => (await import('./receipt-dialog.tsx')).ReceiptDialog,
  messages.loading,
);

interface ReceiptLineProps {
  payable: Pick<Payable, 'wasPaid' | 'receiptNumber' | 'refundedAmount' | 'currency'>;
}

/** Shows the receipt of an order or invoice that was paid. A screen reader announces the number when it arrives. */
export function ReceiptLine({ payable }: ReceiptLineProps) {
  const { wasPaid, receiptNumber, refundedAmount, currency } = payable;
  if (!wasPaid) return null;
  const notice =
    refundedAmount > 0 ? messages.refunded(formatMoney(refundedAmount, currency)) : undefined;
  return (
    <div className={lineLayout}>
      <p aria-live="polite" className="text-sm wrap-anywhere text-muted">
        {receiptNumber === '' ? messages.preparing : `Receipt ${receiptNumber}`}
      </p>
      {receiptNumber !== '' && <ReceiptButtons number={receiptNumber} notice={notice} />}
    </div>
  );
}

/** Shows the receipts of payments that staff reversed. */
export function ReversedReceipts({ payable }: { payable: Pick<Payable, 'operatorChanges'> }) {
  const numbers = payable.operatorChanges.flatMap(({ receiptNumber }) => receiptNumber ?? []);
  return numbers.map((number) => (
    <div key={number} className={lineLayout}>
      <p className="basis-full text-sm wrap-anywhere text-muted">{messages.reversed(number)}</p>
      <ReceiptButtons number={number} notice={messages.reversed(number)} />
    </div>
  ));
}

const lineLayout = 'mt-2 flex flex-wrap items-center gap-x-4 gap-y-1';

function ReceiptButtons(props: Omit<ReceiptDialogProps, 'opened'>) {
  return (
    <>
      <ViewReceipt {...props} />
      <DownloadReceiptButton variant="link" className={small} number={props.number} />
    </>
  );
}

const small = 'my-0! text-sm';

function ViewReceipt({ number, notice }: Omit<ReceiptDialogProps, 'opened'>) {
  const opened = useReceipt(number);
  return (
    <>
      <Button
        variant="link"
        className={small}
        onPointerEnter={dialog.prefetch}
        onFocus={dialog.prefetch}
        onClick={opened.open}
      >
        <ReceiptText aria-hidden className="size-4 shrink-0" />
        <span>
          View receipt<span className="sr-only"> {number}</span>
        </span>
      </Button>
      <dialog.Component
        isOpen={opened.isOpen}
        onClose={opened.close}
        props={{ number, notice, opened }}
      />
    </>
  );
}
