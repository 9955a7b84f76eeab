import { personOf, useSession } from '../../core/session/session.ts';
import { ContactSection } from '../../features/contact/components/contact-section.tsx';
import { PayAnInvoice } from './pay-an-invoice.tsx';

export function Contact() {
  const session = useSession();
  return <ContactSection sender={personOf(session)} payment={<PayAnInvoice />} />;
}
