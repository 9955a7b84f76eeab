import { CompanyDetails } from '../../core/company-details.tsx';
import { Contact } from '../landing/contact.tsx';
import { AfterFirstScreen } from '../../startup/after-first-screen.tsx';

export function ContactPage() {
  return (
    <>
      <Contact level={1} />
      <AfterFirstScreen>
        <CompanyDetails tone="plain" />
      </AfterFirstScreen>
    </>
  );
}
