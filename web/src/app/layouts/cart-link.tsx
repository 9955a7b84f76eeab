import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { paths } from '@shared/paths.ts';
import { iconButtonClass } from '../../components/icon-button.tsx';
import { Link } from '../../lib/router.ts';

export function CartLink({ count }: { count: number }) {
  const items = `${count} ${count === 1 ? 'item' : 'items'}`;
  return (
    <Link to={paths.cart} aria-label={`Cart, ${items}`} className={`relative ${iconButtonClass}`}>
      <ShoppingCart aria-hidden className="size-5" />
      {count > 0 && (
        <span className="absolute top-0.5 right-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-action px-1 text-sm font-semibold text-on-action tabular">
          {count}
        </span>
      )}
    </Link>
  );
}
