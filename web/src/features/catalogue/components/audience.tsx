import { productById, type Product } from '@shared/catalogue/catalogue.ts';
import { productPath } from '@shared/paths.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { productPage as texts, productText } from '../../../content/products.ts';
import { textLink, type PageLink } from './page-link.ts';
import { ProductSection } from './product-section.tsx';

export function Audience({ product, comparison }: { product: Product; comparison: PageLink }) {
  const { audience, notFor } = productText(product);
  const others = [...notFor.flatMap(toOther), { text: texts.otherClaims(product), to: comparison }];
  return (
    <div className="flex flex-col gap-10">
      <ProductSection id="made-for" title={texts.audience}>
        <ul className="divide-y divide-line">
          {audience.map((who) => (
            <li key={who} className="flex items-start gap-3 py-2.5">
              <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-success" />
              {who}
            </li>
          ))}
        </ul>
      </ProductSection>
      <ProductSection id="not-made-for" title={texts.notFor}>
        <ul className="divide-y divide-line">
          {others.map(({ text, to }) => (
            <li key={text} className="flex items-start gap-3 py-2.5">
              <ArrowRight aria-hidden className="mt-1 size-4.5 shrink-0 text-muted" />
              <span>
                <span>{`${text}:`}</span>{' '}
                <a href={to.path} className={textLink}>
                  {to.name}
                </a>
              </span>
            </li>
          ))}
        </ul>
      </ProductSection>
    </div>
  );
}

function toOther({ text, instead }: { text: string; instead: string }) {
  const product = productById(instead);
  return product ? { text, to: { path: productPath(product.id), name: product.name } } : [];
}
