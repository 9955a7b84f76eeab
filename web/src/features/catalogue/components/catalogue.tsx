import { productsOfRegion, regions, type Product } from '@shared/catalogue.ts';
import { paths } from '@shared/paths.ts';
import { Section } from '../../../components/section.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../components/tabs.tsx';
import { products as texts } from '../../../content/landing.ts';
import { useRegion } from '../use-region.ts';
import { textLink } from './page-link.ts';
import { FlagshipCard, ProductCard } from './product-cards.tsx';
import { WorldMap } from './world-map.tsx';

interface CatalogueProps {
  isInCart: (product: Product) => boolean;
  onAdd: (product: Product) => void;
}

export function Catalogue({ isInCart, onAdd }: CatalogueProps) {
  const [region, chooseRegion] = useRegion();
  const choice = (product: Product) => ({ product, inCart: isInCart(product), onAdd });
  return (
    <Section
      id="regional-solutions"
      kicker={texts.kicker}
      title={texts.title}
      lead={texts.lead}
      tone="soft"
    >
      <WorldMap
        region={region}
        className="mt-10 w-full lg:absolute lg:top-20 lg:right-6 lg:-z-10 lg:mt-0 lg:w-152"
      />
      <Tabs value={region} onValueChange={chooseRegion} className="mt-10">
        <TabList aria-label={texts.regions}>
          {regions.map(({ id, name }) => (
            <Tab key={id} value={id} isChosen={id === region}>
              {name}
            </Tab>
          ))}
        </TabList>
        {regions.map(({ id }) => (
          <TabPanel
            key={id}
            value={id}
            forceMount
            // Without scripts no tab can be chosen: all panels show.
            className="mt-8 grid gap-6 md:grid-cols-2 noscript:grid!"
          >
            {productsOfRegion(id).map((product) => (
              <ProductCard key={product.id} {...choice(product)} />
            ))}
          </TabPanel>
        ))}
      </Tabs>
      <div className="mt-6">
        {productsOfRegion('cross-region').map((product) => (
          <FlagshipCard key={product.id} {...choice(product)} />
        ))}
      </div>
      <p className="mt-6 text-sm text-muted">{texts.priceNote}</p>
      <p className="mt-2">
        <a href={paths.products} className={textLink}>
          {texts.compare}
        </a>
      </p>
    </Section>
  );
}
