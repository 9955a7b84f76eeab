import SearchX from 'lucide-react/icons/search-x';
import { paths } from '@shared/paths.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { passFocusToHeading } from '../../../components/pass-focus-to-heading.ts';
import { payablePage as texts } from '../../../content/profile.ts';
import { LiveListView } from '../../../core/database/live-list-view.tsx';
import type { LiveList } from '../../../core/database/use-live-list.ts';
import type { Payable } from '../../../core/payments/payable.ts';
import { BackLink } from './payable-page.tsx';
import { PayableSkeleton } from './payable-skeleton.tsx';

interface FindPayableProps<Item> {
  id: string;
  items: LiveList<Item>;
  noun: 'order' | 'invoice';
  whenMissing?: ReactNode;
  children: (payable: Item) => ReactNode;
}

/** Finds a payable in the customer's live list, which contains all of them. */
export function FindPayable<Item extends Payable>(props: FindPayableProps<Item>) {
  const { id, items, noun, whenMissing, children } = props;
  const payable = items.list.find((item) => item.id === id);
  if (payable) return children(payable);
  if (items.status === 'ready') return <NotFound noun={noun}>{whenMissing}</NotFound>;
  return (
    <>
      <BackLink noun={noun} />
      <h1 ref={passFocusToHeading} tabIndex={-1} className="mt-2 mb-6 text-2xl">
        {noun === 'invoice' ? 'Your invoice' : 'Your order'}
      </h1>
      <LiveListView items={items} noun={`${noun}s`} empty={null} skeleton={<PayableSkeleton />}>
        {() => null}
      </LiveListView>
    </>
  );
}

/** Returns the id in the address of an order's or invoice's page. */
export function payableIdOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function NotFound({ noun, children }: { noun: 'order' | 'invoice'; children: ReactNode }) {
  return (
    <div className="flex max-w-xl flex-col items-start gap-5">
      <span className="flex size-12 items-center justify-center rounded-full bg-action-soft text-action-text">
        <SearchX aria-hidden className="size-6" />
      </span>
      <h1 ref={passFocusToHeading} tabIndex={-1} className="text-2xl">
        {texts.notFound[noun]}
      </h1>
      <p className="text-lg text-muted">{texts.notFoundHint}</p>
      {children}
      <ButtonLink href={noun === 'invoice' ? paths.profileInvoices : paths.profileOrders}>
        {texts.backTo[noun]}
      </ButtonLink>
    </div>
  );
}
