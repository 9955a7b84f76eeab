import type { ComponentType } from 'react';
import { mayBeSignedIn } from '../startup/signed-in-flag.ts';
import { localCart } from '../features/cart/cart-store.ts';
import {
  hydrateOnApproach,
  hydrateOnTouch,
  type PrerenderedPart,
} from '../startup/prerendered-part.tsx';

/** A page with Add to Cart. If the cart may hold a product, the page says so before it is touched. */
export function buyingPart(fetchPage: () => Promise<ComponentType>): PrerenderedPart {
  const showsCart = mayBeSignedIn() || localCart.read().length > 0;
  return showsCart ? hydrateOnApproach(fetchPage) : hydrateOnTouch(fetchPage);
}
