import { buyingPart } from '../buying-part.ts';

const Product = buyingPart(async () => (await import('../products/product-page.tsx')).ProductPage);

export const parts = [Product];

export default Product;
