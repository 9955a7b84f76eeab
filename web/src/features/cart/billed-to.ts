import { personOf, type LoggedIn } from '../../core/session/session.ts';
import { sellerGstin } from '../../lib/seller.ts';

/** Returns the lines of a customer's billing address, as the receipt will show them. The first one names the buyer. */
export function billedTo(customer: LoggedIn): string[] {
  const { name, email } = personOf(customer);
  const profile = customer.profile.status === 'ready' ? customer.profile.profile : undefined;
  const { company = '', address = '', city = '', postcode = '', gstin = '' } = profile ?? {};
  const { state = '', country = '' } = profile ?? {};
  const all = [
    company,
    name === company ? '' : name,
    address,
    `${city} ${postcode}`.trim(),
    [state, country].filter((text) => text !== '').join(', '),
    gstin !== '' && sellerGstin ? `GSTIN ${gstin}` : '',
    email,
  ];
  return all.filter((text) => text !== '');
}
