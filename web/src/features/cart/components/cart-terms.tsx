import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { bankDetails } from '@shared/site-bank.ts';
import { cartTexts } from '../cart-texts.ts';
import { TalkToSales } from '../../../core/talk-to-sales.tsx';

const hasBankAccount = bankDetails('').length > 0;

interface CartTermsProps {
  items: readonly CartLine[];
  terms: readonly { path: string; name: string }[];
  canPay: boolean;
  /** A guest can't order by invoice. */
  canOrder: boolean;
}

export function CartTerms({ items, terms, canPay, canOrder }: CartTermsProps) {
  return (
    <div className="flex flex-col gap-3 text-sm text-muted lg:px-6">
      {canPay && (
        <>
          <p>{cartTexts.waysToPay}</p>
          {canOrder && <p>{cartTexts.byInvoice(hasBankAccount)}</p>}
        </>
      )}
      <p className="flex flex-wrap gap-x-5">
        {terms.map(({ path, name }) => (
          <a
            key={path}
            href={path}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink sm:min-h-8"
          >
            {name}
          </a>
        ))}
      </p>
      <TalkToSales products={items} />
    </div>
  );
}
