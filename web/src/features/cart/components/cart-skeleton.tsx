import { LoadingStatus, Skeleton } from '../../../components/skeleton.tsx';
import { CartFrame } from './cart-frame.tsx';

export function CartSkeleton() {
  return (
    <LoadingStatus text="Loading your cart...">
      <CartFrame
        list={
          <div className="grid gap-px">
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </div>
        }
        summary={<Skeleton className="h-50" />}
      />
    </LoadingStatus>
  );
}
