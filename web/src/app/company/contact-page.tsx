import { CompanyFacts } from '../../core/company-facts.tsx';
import { Contact } from '../landing/contact.tsx';
import { AfterFirstScreen } from '../../startup/after-first-screen.tsx';

export function ContactPage() {
  return (
    <>
      <Contact level={1} />
      <AfterFirstScreen>
        <CompanyFacts tone="plain" />
      </AfterFirstScreen>
    </>
  );
}
