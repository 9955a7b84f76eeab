import { products } from '@shared/catalogue/catalogue.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Catalogue } from './catalogue.tsx';
import { Price } from './prices/price.tsx';

function render(inCart: readonly string[] = []): string {
  return renderToStaticMarkup(
    <Catalogue isInCart={({ id }) => inCart.includes(id)} onAdd={() => undefined} />,
  );
}

describe('Catalogue without a browser', () => {
  it('renders every product with its price on each tab', () => {
    const page = render();
    for (const { id, name, pricing } of products) {
      expect(page).toMatch(new RegExp(`<h3[^>]*><a href="/products/${id}"[^>]*>${name}</a></h3>`));
      expect(page).toContain(renderToStaticMarkup(<Price pricing={pricing} />));
    }
  });

  it('marks the products in the cart', () => {
    const page = render(['apac-debt-grid']);
    expect(page.match(/Add to Cart/g)).toHaveLength(products.length - 1);
    expect(page.match(/<button[^>]* aria-disabled="true"[^>]*>.*?<\/button>/g)).toEqual([
      expect.stringContaining('Added to Cart'),
    ]);
  });
});
