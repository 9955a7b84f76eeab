import { buyingPart } from '../buying-part.ts';

const Pricing = buyingPart(async () => (await import('../company/pricing-page.tsx')).PricingPage);

export const parts = [Pricing];

export default Pricing;
