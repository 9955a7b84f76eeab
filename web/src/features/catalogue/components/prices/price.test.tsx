import { products } from '@shared/catalogue/catalogue.ts';
import { priceFromText, pricingText } from '@shared/catalogue/pricing.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Price } from './price.tsx';

it.each(products)('shows every amount of the pricing text of $name in order', ({ pricing }) => {
  const shown = renderToStaticMarkup(<Price pricing={pricing} />).replaceAll(/<[^>]*>/g, ' ');
  expect(amounts(shown)).toEqual(amounts(pricingText(pricing)));
  expect(priceFromText(shown)).toBe(priceFromText(pricingText(pricing)));
});

function amounts(text: string): string[] | null {
  return text.match(/[₹$][\d,]+/g);
}
