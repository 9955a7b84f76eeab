import { productsOfRegion, regions, type Product } from '@shared/catalogue/catalogue.ts';
import { paths } from '@shared/paths.ts';
import { useEffect, useRef, type RefObject } from 'react';
import { Section } from '../../../components/section.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/tabs.tsx';
import { products as texts } from '../../../content/landing.ts';
import { AfterFirstScreen } from '../../../startup/after-first-screen.tsx';
import { useRegion } from '../use-region.ts';
import { textLink } from './page-link.ts';
import { FlagshipCard, ProductCard } from './product-cards.tsx';
import { FlagshipPurchase, Purchase } from './purchase.tsx';
import { RegionMap } from './maps/region-map.tsx';

interface CatalogueProps {
  isInCart: (product: Product) => boolean;
  onAdd: (product: Product) => void;
}

export function Catalogue({ isInCart, onAdd }: CatalogueProps) {
  const [region, chooseRegion] = useRegion();
  const regionTabs = useTabInView(regions.findIndex(({ id }) => id === region));
  const choice = (product: Product) => ({ product, inCart: isInCart(product), onAdd });
  return (
    <Section
      id="regional-solutions"
      kicker={texts.kicker}
      title={texts.title}
      lead={texts.lead}
      tone="soft"
    >
      <RegionMap region={region} onChoose={chooseRegion} />
      <Tabs value={region} onValueChange={chooseRegion} className="mt-4 sm:mt-6">
        <TabList
          ref={regionTabs}
          aria-label={texts.regions}
          className="max-sm:-mx-(--page-margin) max-sm:[scrollbar-width:none] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-(--page-margin) max-sm:py-1 sm:justify-center"
        >
          {regions.map(({ id, name }) => (
            <Tab key={id} value={id} isChosen={id === region} className="shrink-0">
              {name}
            </Tab>
          ))}
        </TabList>
        <AfterFirstScreen anchor="regional-solutions">
          {regions.map(({ id }) => (
            <TabPanel
              key={id}
              value={id}
              forceMount
              // Without scripts the visitor can't choose a tab, so all panels show.
              className="mt-5 grid gap-5 data-[state=active]:animate-rise max-md:swipe-row sm:mt-8 sm:gap-6 md:grid-cols-2 noscript:grid!"
            >
              {productsOfRegion(id).map((product) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  purchase={<Purchase {...choice(product)} />}
                />
              ))}
            </TabPanel>
          ))}
        </AfterFirstScreen>
      </Tabs>
      <AfterFirstScreen anchor="regional-solutions">
        <div className="mt-6">
          {productsOfRegion('cross-region').map((product) => (
            <FlagshipCard
              key={product.id}
              product={product}
              purchase={<FlagshipPurchase {...choice(product)} />}
            />
          ))}
        </div>
      </AfterFirstScreen>
      <p className="mt-6 text-sm text-muted">{texts.priceNote}</p>
      <p className="mt-2">
        <a href={paths.products} className={textLink}>
          {texts.compare}
        </a>
      </p>
    </Section>
  );
}

/** Scrolls the chosen tab to the middle of a row that is too wide for a phone. */
function useTabInView(chosen: number): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = row.current?.children[chosen];
    if (tab) row.current?.scrollBy({ left: middleOf(tab) - middleOf(row.current) });
  }, [chosen]);
  return row;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
