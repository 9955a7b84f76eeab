import { ListPart } from '../list-part.tsx';
import { GuestPlansNote } from '../plans/guest-plans-note.tsx';
import { PlanList } from '../plans/plan-list.tsx';
import type { ProfilePartProps } from './part-props.ts';

export default function PlansPart({ customer, lists }: ProfilePartProps) {
  const isGuest = customer?.account.isAnonymous === true;
  return (
    <ListPart id="my-plans" title="My Plans">
      {isGuest && (
        <div className="mb-8">
          <GuestPlansNote />
        </div>
      )}
      <PlanList {...lists} isGuest={isGuest} />
    </ListPart>
  );
}
