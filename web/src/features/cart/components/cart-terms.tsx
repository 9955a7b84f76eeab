import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { cartTexts } from '../content.ts';
import { TalkToSales } from '../../../core/talk-to-sales.tsx';

interface CartTermsProps {
  items: readonly CartLine[];
  terms: readonly { path: string; name: string }[];
  canPay: boolean;
}

export function CartTerms({ items, terms, canPay }: CartTermsProps) {
  return (
    <div className="flex flex-col gap-3 text-sm text-muted lg:px-6">
      {canPay && (
        <>
          <p>{cartTexts.waysToPay}</p>
          <p>{cartTexts.byInvoice}</p>
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
