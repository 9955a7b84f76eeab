import { personOf, emailStatusOf, useSession } from '../../core/session/session.ts';
import { ContactSection } from '../../features/contact/components/contact-section.tsx';
import { PayAnInvoice } from '../payments/pay-an-invoice.tsx';

export function Contact({ level }: { level?: 1 }) {
  const session = useSession();
  const sender = { ...personOf(session), emailStatus: emailStatusOf(session) };
  return (
    <ContactSection
      level={level}
      sender={sender}
      payment={<PayAnInvoice level={level === 1 ? 2 : 3} />}
    />
  );
}
