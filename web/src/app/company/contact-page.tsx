import { CompanyFacts } from '../../core/company-facts.tsx';
import { Contact } from '../landing/contact.tsx';

export function ContactPage() {
  return (
    <>
      <Contact level={1} />
      <CompanyFacts />
    </>
  );
}
