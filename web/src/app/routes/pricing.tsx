export { PricingPage as default } from '../company/pricing-page.tsx';
