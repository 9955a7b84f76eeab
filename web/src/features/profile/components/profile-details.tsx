import type { Profile } from '@shared/accounts/profiles.ts';
import { hasPinCodes } from '@shared/values/postcode.ts';
import { sellerGstin } from '../../../lib/seller.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';

interface ProfileDetailsProps {
  profile: Profile;
  memberSince: Date | undefined;
}

export function ProfileDetails({ profile, memberSince }: ProfileDetailsProps) {
  const { phone, state, address, city, postcode = '', country, company, gstin } = profile;
  return (
    <dl className={detailsLayout}>
      <Detail term="Phone" value={phone} />
      <Detail term="State" value={state} />
      <Detail term="Address" value={address} />
      <Detail term="City" value={city} />
      <Detail term={hasPinCodes(country) ? 'PIN code' : 'Postcode'} value={postcode} />
      <Detail term="Country" value={country} />
      {company && <Detail term="Company" value={company} />}
      {gstin && sellerGstin && <Detail term="GSTIN" value={gstin} />}
      <Detail term="Member Since" value={formatDateTime(memberSince)} />
    </dl>
  );
}

function Detail({ term, value }: { term: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-1 font-medium wrap-anywhere tabular">{value || 'N/A'}</dd>
    </div>
  );
}

/** The skeleton uses the same classes, which keeps the layout still. */
export const detailsLayout = 'grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3';
