import type { ComponentType } from 'react';
import { mayBeSignedIn } from '../startup/signed-in-flag.ts';
import { localCart } from '../features/cart/cart-store.ts';
import {
  hydrateOnApproach,
  hydrateOnInteraction,
  type PrerenderedPart,
} from '../startup/prerendered-part.tsx';

/**
 * Creates the part for a page with Add to Cart. Its code loads early if the cart may hold items, because the page
 * marks them.
 */
export function buyingPart(fetchPage: () => Promise<ComponentType>): PrerenderedPart {
  const showsCart = mayBeSignedIn() || localCart.read().length > 0;
  return showsCart ? hydrateOnApproach(fetchPage) : hydrateOnInteraction(fetchPage);
}
