import { CompanyFacts } from '../../core/company-facts.tsx';
import { Contact } from '../landing/contact.tsx';
import { BelowFirstScreen } from '../../lib/below-first-screen.tsx';

export function ContactPage() {
  return (
    <>
      <Contact level={1} />
      <BelowFirstScreen>
        <CompanyFacts />
      </BelowFirstScreen>
    </>
  );
}
