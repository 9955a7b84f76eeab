import { Skeleton } from '../../../components/skeleton.tsx';
import { messages } from '../../../content/profile.ts';
import { ProfileCard } from './profile-card.tsx';
import { detailsLayout } from './profile-details.tsx';

const terms = ['phone', 'state', 'address', 'city', 'postcode', 'country', 'since'];

export function DetailsSkeleton() {
  return (
    <ProfileCard
      title="Your details"
      action={<output className="text-muted">{messages.loading}</output>}
    >
      <div className={detailsLayout}>
        {terms.map((term) => (
          <div key={term}>
            <div className="text-sm">
              <Skeleton className="h-[1lh] w-20" />
            </div>
            <Skeleton className="mt-1 h-[1lh] max-w-56" />
          </div>
        ))}
      </div>
    </ProfileCard>
  );
}
