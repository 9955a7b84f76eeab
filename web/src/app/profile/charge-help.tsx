import { chargePage } from '../../content/profile.ts';
import { chargeTopicHref } from '../../core/message-topic.ts';
import type { Charge } from '../../core/payments/charge.ts';
import { ChargePanel } from './charge-panel.tsx';

const texts = chargePage.help;

/** Leads to the message form, with the order or invoice filled in. */
export function ChargeHelp({ charge, noun }: { charge: Charge; noun: 'order' | 'invoice' }) {
  return (
    <ChargePanel id="help" title={texts.title}>
      <p className="text-muted">{texts.text(noun)}</p>
      <a
        href={chargeTopicHref(charge)}
        className="inline-flex min-h-11 items-center text-action-text underline underline-offset-4"
      >
        {texts.link(noun)}
      </a>
    </ChargePanel>
  );
}
