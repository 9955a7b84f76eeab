import { messages as texts } from '../../../content/profile.ts';
import { AddressVerification } from '../address-verification.tsx';
import { ListPart } from '../list-part.tsx';
import { InvoiceList } from '../payables/invoice-list.tsx';
import type { ProfilePartProps } from './part-props.ts';

export default function InvoicesPart({ customer, lists }: ProfilePartProps) {
  return (
    <ListPart id="my-invoices" title="My Invoices">
      <div className="mb-8 empty:hidden">
        <AddressVerification customer={customer} reason={texts.verifyForInvoices} />
      </div>
      <InvoiceList invoices={lists.invoices} level={2} />
    </ListPart>
  );
}
