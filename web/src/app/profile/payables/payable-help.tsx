import { payablePage } from '../../../content/profile.ts';
import { payableTopicHref } from '../../../core/message-topic.ts';
import type { Payable } from '../../../core/payments/payable.ts';
import { PayablePanel } from './payable-panel.tsx';

const texts = payablePage.help;

/** Links to the message form, with the order or invoice filled in. */
export function PayableHelp({ payable, noun }: { payable: Payable; noun: 'order' | 'invoice' }) {
  return (
    <div className="print:hidden">
      <PayablePanel id="help" title={texts.title}>
        <p className="text-muted">{texts.text(noun)}</p>
        <a
          href={payableTopicHref(payable)}
          className="inline-flex min-h-11 items-center text-action-text underline underline-offset-4"
        >
          {texts.link(noun)}
        </a>
      </PayablePanel>
    </div>
  );
}
