import { paths } from '@shared/paths.ts';
import { chargePage } from '../../content/profile.ts';
import { messageTopic } from '../../core/message-topic.ts';
import { chargeName, type Charge } from '../../core/payments/charge.ts';
import { contactTabStore } from '../../features/contact/contact-tab.ts';
import { ChargePanel } from './charge-panel.tsx';

const texts = chargePage.help;

/** Leads to the message form, with the order or invoice filled in. */
export function ChargeHelp({ charge, noun }: { charge: Charge; noun: 'order' | 'invoice' }) {
  return (
    <ChargePanel id="help" title={texts.title}>
      <p className="text-muted">{texts.text(noun)}</p>
      <a
        href={paths.contact}
        className="inline-flex min-h-11 items-center text-action-text underline underline-offset-4"
        onClick={() => {
          contactTabStore.set('message');
          messageTopic.set(texts.topic(chargeName(charge)));
        }}
      >
        {texts.link(noun)}
      </a>
    </ChargePanel>
  );
}
