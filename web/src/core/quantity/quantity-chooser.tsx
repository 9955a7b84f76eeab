import type { Product } from '@shared/catalogue/catalogue.ts';
import { describeQuantity, linePrice, minimumSeats } from '@shared/catalogue/pricing.ts';
import { maximumSeats, terms, type Quantity } from '@shared/catalogue/quantity.ts';
import { formatMoney } from '@shared/values/money.ts';
import { AnnounceChanges } from '../../components/announce-changes.tsx';
import { SegmentedControl } from '../../components/fields/segmented-control.tsx';
import { Stepper } from '../../components/fields/stepper.tsx';
import { quantityTexts as texts } from './content.ts';

interface QuantityChooserProps {
  product: Product;
  quantity: Quantity;
  isLocked?: boolean;
  onChange: (quantity: Quantity) => void;
}

/** Lets a buyer choose how many users of a product to buy, and for how long. */
export function QuantityChooser({ product, quantity, isLocked, onChange }: QuantityChooserProps) {
  const { name, pricing } = product;
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-4 print:hidden noscript:hidden">
      <Stepper
        label={texts.users}
        subject={texts.of(name)}
        fewer={texts.fewer(name)}
        more={texts.more(name)}
        range={texts.range(minimumSeats(pricing))}
        value={quantity.seats}
        min={minimumSeats(pricing)}
        max={maximumSeats}
        disabled={isLocked}
        onChange={(seats) => onChange({ ...quantity, seats })}
      />
      <SegmentedControl
        legend={texts.term}
        subject={texts.of(name)}
        options={options}
        value={quantity.term}
        disabled={isLocked}
        onChange={(term) => onChange({ ...quantity, term })}
      />
      <AnnounceChanges
        text={`${describeQuantity(pricing, quantity)}: ${formatMoney(linePrice(pricing, quantity), 'INR')}`}
      />
    </div>
  );
}

const options = terms.map((value) => ({ value, label: texts.terms[value] }));
