import { mayBeSignedIn } from '../../core/session/signed-in-flag.ts';
import { localCart } from '../../features/cart/cart-store.ts';
import { onApproach, onTouch } from '../../lib/prerendered-part.tsx';

const fetchPage = async () => (await import('../company/pricing-page.tsx')).PricingPage;

/** The cards of products in the cart say so before they are touched. */
const showsCart = mayBeSignedIn() || localCart.read().length > 0;
const Pricing = showsCart ? onApproach(fetchPage) : onTouch(fetchPage);

export const parts = [Pricing];

export default Pricing;
