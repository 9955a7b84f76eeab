import type { Product } from '@shared/catalogue.ts';
import type { ReactNode } from 'react';
import { landingSections, type LandingSectionId } from '../../content/landing.ts';
import { personOf, useSession } from '../../core/session/session.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { Catalogue } from '../../features/catalogue/components/catalogue.tsx';
import { ContactSection } from '../../features/contact/components/contact-section.tsx';
import { About } from '../../features/landing/components/about.tsx';
import { Hero } from '../../features/landing/components/hero.tsx';
import { Process } from '../../features/landing/components/process.tsx';
import { useWatchSections } from '../../features/landing/section-in-view.ts';
import { useArriveAtSection } from '../../features/landing/scroll-to-section.ts';
import { PayAnInvoice } from '../payments/pay-an-invoice.tsx';

const views: Record<LandingSectionId, () => ReactNode> = {
  home: Hero,
  about: About,
  'regional-solutions': Products,
  process: Process,
  contact: Contact,
};

export default function LandingPage() {
  useWatchSections(landingSections);
  useArriveAtSection();
  return landingSections.map(({ id }) => {
    const View = views[id];
    return <View key={id} />;
  });
}

function Products() {
  const cart = useCart();
  const isInCart = ({ name }: Product) => cart.items.some((item) => item.name === name);
  return <Catalogue isInCart={isInCart} onAdd={(product) => cart.add(product)} />;
}

function Contact() {
  const session = useSession();
  return <ContactSection sender={personOf(session)} payment={<PayAnInvoice />} />;
}
