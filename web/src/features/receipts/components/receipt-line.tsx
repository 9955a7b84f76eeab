import ReceiptText from 'lucide-react/icons/receipt-text';
import { Button } from '../../../components/button.tsx';
import type { Charge } from '../../../core/payments/charge.ts';
import { messages } from '../../../content/receipts.ts';
import { useReceipt } from '../use-receipt.ts';
import { DownloadReceiptButton } from './download-receipt-button.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';

interface ReceiptLineProps {
  charge: Pick<Charge, 'wasPaid' | 'receiptNumber'>;
}

/** The receipt of a paid charge. A screen reader announces the number when it arrives. */
export function ReceiptLine({ charge: { wasPaid, receiptNumber } }: ReceiptLineProps) {
  if (!wasPaid) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p aria-live="polite" className="text-sm text-muted tabular">
        {receiptNumber === '' ? messages.preparing : `Receipt ${receiptNumber}`}
      </p>
      {receiptNumber !== '' && (
        <>
          <ViewReceipt number={receiptNumber} />
          <DownloadReceiptButton variant="link" className={small} number={receiptNumber} />
        </>
      )}
    </div>
  );
}

const small = 'my-0! text-sm';

function ViewReceipt({ number }: { number: string }) {
  const opened = useReceipt(number);
  return (
    <>
      <Button variant="link" className={small} onClick={opened.open}>
        <ReceiptText aria-hidden className="size-4 shrink-0" />
        <span>
          View receipt<span className="sr-only"> {number}</span>
        </span>
      </Button>
      <ReceiptDialog number={number} opened={opened} />
    </>
  );
}
