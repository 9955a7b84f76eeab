import { describeQuantity } from '@shared/catalogue/pricing.ts';
import { productPath } from '@shared/paths.ts';
import { products as texts } from '../../../content/landing.ts';
import { TalkToSalesButton } from '../../../core/talk-to-sales.tsx';
import { AddButton, type ProductChoice } from './add-button.tsx';
import { textLink } from './page-link.ts';

/** Adds the default quantity. The product's page has the choice, so its code doesn't load here. */
export function Purchase(props: ProductChoice) {
  return (
    <div className="mt-auto flex flex-col gap-3 pt-2">
      <AddButton {...props} />
      <Included {...props} />
    </div>
  );
}

export function FlagshipPurchase(props: ProductChoice) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <AddButton {...props} />
        <TalkToSalesButton products={[props.product]} />
      </div>
      <Included {...props} />
    </div>
  );
}

function Included({ product: { id, name, pricing } }: Pick<ProductChoice, 'product'>) {
  return (
    <div className="text-sm">
      <p>{texts.buys(describeQuantity(pricing))}</p>
      <a
        href={productPath(id)}
        aria-label={texts.moreUsersOf(name)}
        className={`${textLink} inline-flex min-h-11 items-center sm:min-h-8`}
      >
        {texts.moreUsers}
      </a>
    </div>
  );
}
