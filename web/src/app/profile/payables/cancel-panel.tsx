import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { payablePage } from '../../../content/profile.ts';
import { ApiError, networkError } from '../../../core/api/api-error.ts';
import { notify } from '../../../core/notices/notices.ts';
import { useIsAwaitingConfirmation } from '../../../core/payments/awaiting-confirmation.ts';
import { cancelPayable } from '../../../core/payments/cancel-payable.ts';
import type { Payable } from '../../../core/payments/payable.ts';
import { PayablePanel } from './payable-panel.tsx';

const texts = payablePage.cancel;

/** Lets the customer cancel an unpaid order, or an unpaid invoice that they entered. */
export function CancelPanel({ payable, noun }: { payable: Payable; noun: 'order' | 'invoice' }) {
  const [step, setStep] = useState<'closed' | 'asking' | 'cancelling'>('closed');
  const isAwaitingConfirmation = useIsAwaitingConfirmation(payable.id);
  const isOwn = payable.issued === undefined;
  if (payable.status !== 'Pending' || !isOwn || isAwaitingConfirmation) return null;

  async function cancel(): Promise<void> {
    setStep('cancelling');
    try {
      await cancelPayable(payable);
    } catch (error) {
      notify('error', (error instanceof ApiError ? error : networkError()).message);
    }
    setStep('closed');
  }

  return (
    <div className="print:hidden">
      <PayablePanel id="cancel" title={texts.title}>
        <p className="text-muted">{texts.text(noun)}</p>
        <Button variant="quiet" className="mt-4" onClick={() => setStep('asking')}>
          {texts.button(noun)}
        </Button>
      </PayablePanel>
      <ConfirmDialog
        open={step !== 'closed'}
        title={texts.question(noun, payable.number)}
        question={texts.consequence(noun)}
        confirmLabel={texts.button(noun)}
        cancelLabel={texts.keep(noun)}
        busy={step === 'cancelling'}
        busyLabel={texts.busy}
        onConfirm={() => void cancel()}
        onCancel={() => setStep('closed')}
      />
    </div>
  );
}
