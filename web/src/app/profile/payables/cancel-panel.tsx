import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { payablePage } from '../../../content/profile.ts';
import { ApiError, networkError } from '../../../core/api/api-error.ts';
import { dialogOnDemand } from '../../../core/notices/dialog-on-demand.tsx';
import { notify } from '../../../core/notices/notices.ts';
import { useIsAwaitingConfirmation } from '../../../core/payments/awaiting-confirmation.ts';
import { cancelPayable } from '../../../core/payments/cancel-payable.ts';
import type { Payable } from '../../../core/payments/payable.ts';
import { PayablePanel } from './payable-panel.tsx';

const texts = payablePage.cancel;
const dialog = dialogOnDemand(
  async () => (await import('../../../components/dialogs/confirm-dialog.tsx')).ConfirmDialog,
  texts.loading,
);

/** Lets the customer cancel an unpaid order, or an unpaid invoice that they entered. */
export function CancelPanel({ payable, noun }: { payable: Payable; noun: 'order' | 'invoice' }) {
  const [step, setStep] = useState<'closed' | 'asking' | 'cancelling'>('closed');
  const isAwaitingConfirmation = useIsAwaitingConfirmation(payable.id);
  const isOwn = payable.issued === undefined;
  if (payable.status !== 'Pending' || !isOwn || isAwaitingConfirmation) return null;

  const close = () => setStep('closed');
  async function cancel(): Promise<void> {
    setStep('cancelling');
    try {
      await cancelPayable(payable);
    } catch (error) {
      notify('error', (error instanceof ApiError ? error : networkError()).message);
    }
    close();
  }

  return (
    <div className="print:hidden">
      <PayablePanel id="cancel" title={texts.title}>
        <p className="text-muted">{texts.text(noun)}</p>
        <Button
          variant="quiet"
          className="mt-4"
          onPointerEnter={dialog.prefetch}
          onFocus={dialog.prefetch}
          onClick={() => setStep('asking')}
        >
          {texts.button(noun)}
        </Button>
      </PayablePanel>
      <dialog.Component
        isOpen={step !== 'closed'}
        onClose={close}
        props={{
          open: step !== 'closed',
          title: texts.question(noun, payable.number),
          question: texts.consequence(noun),
          confirmLabel: texts.button(noun),
          cancelLabel: texts.keep(noun),
          busy: step === 'cancelling',
          busyLabel: texts.busy,
          onConfirm: () => void cancel(),
          onCancel: close,
        }}
      />
    </div>
  );
}
