import { describeQuantity } from '@shared/catalogue/pricing.ts';
import { products as texts } from '../../../content/landing.ts';
import { TalkToSales } from '../../../core/talk-to-sales.tsx';
import { AddButton, type ProductChoice } from './add-button.tsx';

export function Purchase(props: ProductChoice) {
  const { product } = props;
  return (
    <div className="mt-auto flex flex-col gap-3 pt-2">
      <AddButton {...props} />
      <div>
        <p className="text-sm">{texts.buys(describeQuantity(product.pricing))}</p>
        <TalkToSales products={[product]} />
      </div>
    </div>
  );
}
