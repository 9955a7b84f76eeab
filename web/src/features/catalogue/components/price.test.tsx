import { products } from '@shared/catalogue.ts';
import { pricingText } from '@shared/pricing.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Price } from './price.tsx';

it.each(products)('renders the whole pricing text of $name once', ({ pricing }) => {
  const markup = renderToStaticMarkup(<Price pricing={pricing} />);
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(pricingText(pricing));
});
