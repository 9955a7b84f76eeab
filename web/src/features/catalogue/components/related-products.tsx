import { productsOfRegion, regions, type Product } from '@shared/catalogue/catalogue.ts';
import { productPath } from '@shared/paths.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { comparison as comparisonTexts, productPage as texts } from '../../../content/products.ts';
import type { PageLink } from './page-link.ts';

interface RelatedProductsProps {
  product: Product;
  comparison: PageLink;
}

/** Links to the other product of the region and to the comparison. */
export function RelatedProducts({ product, comparison }: RelatedProductsProps) {
  const region = regions.find(({ id }) => id === product.region);
  const others = productsOfRegion(product.region).filter(({ id }) => id !== product.id);
  return (
    <nav aria-label={texts.next} className="lg:col-span-2 print:hidden">
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {others.map(({ id, name, description }) => (
          <RelatedLink
            key={id}
            path={productPath(id)}
            kicker={texts.other(region?.name ?? '')}
            name={name}
            text={description}
          />
        ))}
        <RelatedLink {...comparison} kicker={comparisonTexts.kicker} text={comparisonTexts.lead} />
      </ul>
    </nav>
  );
}

/** Makes the whole card pressable, although only the name is a link. */
function RelatedLink({ path, kicker, name, text }: PageLink & { kicker: string; text: string }) {
  return (
    <li className="relative rounded-base border border-line bg-surface-raised p-6 shadow-soft transition-colors duration-150 only:col-span-full hover:border-action-text">
      <p className="text-sm text-muted">{kicker}</p>
      <a
        href={path}
        className="mt-1 inline-flex min-h-11 items-center gap-2 text-lg font-semibold after:absolute after:inset-0 after:rounded-base"
      >
        {name}
        <ArrowRight aria-hidden className="size-4.5 text-action-text" />
      </a>
      <p className="mt-1 text-muted">{text}</p>
    </li>
  );
}
