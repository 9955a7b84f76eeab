import { Skeleton } from '../../../components/skeleton.tsx';
import { CartFrame } from './cart-frame.tsx';

export function CartSkeleton() {
  return (
    <CartFrame
      list={<Skeleton className="h-44 sm:h-28" />}
      summary={<Skeleton className="h-50" />}
    />
  );
}
