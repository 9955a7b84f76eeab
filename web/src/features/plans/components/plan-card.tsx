import { hasAccess } from '@shared/subscriptions/has-access.ts';
import type { RequestedSeats } from '@shared/subscriptions/subscription.ts';
import { payableHref } from '@shared/paths.ts';
import { site } from '@shared/site.ts';
import { countUsers } from '@shared/catalogue/quantity.ts';
import { useRef } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { plans as texts } from '../../../content/plans.ts';
import { useIsAwaitingConfirmation } from '../../../core/payments/awaiting-confirmation.ts';
import type { Payable } from '../../../core/payments/payable.ts';
import { outlookOf, type Outlook } from '../outlook-of.ts';
import { planAnchor } from '../plan-href.ts';
import { stageOf } from '../stage-of.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PlanPapers } from './plan-papers.tsx';

export interface PlanCardProps extends Outlook {
  /** What the open invoice for more users asks for; undefined if there is none, or if it isn't loaded. */
  requestedSeats: Pick<RequestedSeats, 'seats'> | undefined;
  papers: readonly Payable[];
  /** Takes the customer to a new invoice. */
  onInvoice: (invoiceId: string) => void;
  onBuyAgain: () => void;
}

export function PlanCard(props: PlanCardProps) {
  const { plan, papers, onInvoice, onBuyAgain } = props;
  const unpaid = unpaidStart(props);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = planAnchor(plan.id);
  return (
    <article
      aria-labelledby={titleId}
      className="rounded-base border border-line bg-surface-raised p-5 wrap-anywhere shadow-soft sm:p-6"
    >
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="text-lg outline-none">
          {plan.name}
        </h2>
        <p>
          <PlanBadge {...props} />
        </p>
      </header>
      <PlanFacts plan={plan} />
      <div aria-live="polite" className="mt-4 flex max-w-prose flex-col gap-2">
        <p>{outlookOf(props).join(' ')}</p>
        {hasAccess(plan) && site.access !== '' && <p>{site.access}</p>}
        <RequestedUsers {...props} />
        {unpaid && (
          <InvoiceNote
            text={texts.startAgain}
            invoiceId={unpaid.id}
            link={texts.seeInvoiceOf(unpaid.number)}
          />
        )}
      </div>
      <PlanActions
        situation={props}
        heading={heading}
        onInvoice={onInvoice}
        onBuyAgain={unpaid ? undefined : onBuyAgain}
      >
        <PayRenewal {...props} />
      </PlanActions>
      <PlanPapers papers={papers} />
    </article>
  );
}

/** Links to the open renewal invoice. */
function PayRenewal(props: Outlook) {
  const { name, renewalRequest } = props.plan;
  const isConfirming = useIsAwaitingConfirmation(renewalRequest ?? '');
  if (renewalRequest === null || stageOf(props) === 'ending') return null;
  if (isConfirming) return <p className="text-muted">{texts.confirming}</p>;
  return (
    <ButtonLink href={payableHref('invoice', renewalRequest)} aria-label={texts.payFor(name)}>
      {texts.pay}
    </ButtonLink>
  );
}

/** Returns the unpaid invoice that starts an ended plan again: staff reversed its payment. */
function unpaidStart({ plan, papers }: PlanCardProps): Payable | undefined {
  if (plan.state !== 'ended') return undefined;
  return papers.find(({ id, status }) => status === 'Pending' && plan.startedBy.endsWith(`/${id}`));
}

/** Links to the open invoice for more users. */
function RequestedUsers({ plan, requestedSeats }: PlanCardProps) {
  if (plan.changeRequest === null) return null;
  const text = requestedSeats
    ? texts.moreRequested(countUsers(requestedSeats.seats))
    : texts.moreRequestedUnknown;
  return <InvoiceNote text={text} invoiceId={plan.changeRequest} link={texts.seeInvoice} />;
}

function InvoiceNote({ text, invoiceId, link }: Record<'text' | 'invoiceId' | 'link', string>) {
  return (
    <p>
      <span>{text}</span>{' '}
      <a
        href={payableHref('invoice', invoiceId)}
        className="text-action-text underline underline-offset-4"
      >
        {link}
      </a>
    </p>
  );
}
