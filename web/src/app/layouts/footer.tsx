import { mailtoHref } from '@shared/messages/mailto.ts';
import { sitePhoneHref } from '@shared/site-contact.ts';
import { site } from '@shared/site.ts';
import type { ReactNode } from 'react';
import { Container } from '../../components/container.tsx';
import { Logo } from '../../components/pictures/logo.tsx';
import { footer, footerLinks, socialLinks } from './footer-content.ts';
import { OfficeAddress } from '../../core/office-address.tsx';
import { sellerGstin } from '../../lib/seller.ts';
import { policies } from '../site-map.ts';

export function Footer() {
  return (
    <footer className="deep border-t border-line wrap-anywhere print:hidden">
      <Container className="grid grid-cols-2 gap-x-8 gap-y-5 pt-8 pb-6 *:nth-[-n+2]:col-span-2 sm:gap-y-12 sm:py-16 sm:*:nth-[-n+2]:col-span-1 lg:grid-cols-[1.6fr_1.2fr_1.7fr_0.7fr]">
        <div>
          <p className="flex items-center gap-3 text-lg font-semibold tracking-tight">
            <Logo className="size-7" />
            {site.name}
          </p>
          <p className="mt-3 max-w-xs text-muted sm:mt-4">{footer.summary}</p>
        </div>
        <FooterContact />
        <LinkColumn
          title={footer.sectionsTitle}
          className="max-sm:col-span-2"
          listClassName="columns-[2_7.5rem]"
        >
          {footerLinks.map(({ label, href }) => (
            <li key={label}>
              <a href={href} className={footerLink}>
                {label}
              </a>
            </li>
          ))}
        </LinkColumn>
        <LinkColumn
          title={footer.socialTitle}
          className="max-sm:col-span-2"
          listClassName="max-sm:flex max-sm:flex-wrap max-sm:gap-x-6"
        >
          {socialLinks.map(({ label, href }) => (
            <li key={label}>
              <a href={href} rel="noopener" className={footerLink}>
                {label}
              </a>
            </li>
          ))}
        </LinkColumn>
      </Container>
      <Container>
        <div className="border-t border-line py-6 text-sm text-muted">
          <nav aria-label={footer.legalTitle}>
            <ul className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-8 sm:flex sm:flex-wrap">
              {Object.values(policies).map(({ name, path }) => (
                <li key={path}>
                  <a href={path} className={footerLink}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
            <p>
              {[
                `© ${footer.year} ${site.legalEntity}`,
                site.cin && `CIN ${site.cin}`,
                sellerGstin !== undefined && `GSTIN ${sellerGstin}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <LocationCredit />
          </div>
        </div>
      </Container>
    </footer>
  );
}

function FooterContact() {
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className={footerTitle}>
        {footer.contactTitle}
      </h2>
      <address className="not-italic">
        <p className="flex flex-wrap gap-x-5 sm:flex-col">
          <a href={mailtoHref(site.email)} className={footerLink}>
            {site.email}
          </a>
          <a href={sitePhoneHref} className={`tabular ${footerLink}`}>
            {site.phone}
          </a>
        </p>
        <p className="mt-1 text-muted sm:mt-2">
          <OfficeAddress />
        </p>
      </address>
    </section>
  );
}

interface LinkColumnProps {
  title: string;
  listClassName?: string;
  className?: string;
  children: ReactNode;
}

function LinkColumn({ title, className, listClassName, children }: LinkColumnProps) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className={footerTitle}>{title}</h2>
      <ul className={listClassName}>{children}</ul>
    </nav>
  );
}

function LocationCredit() {
  const { text, source, licence } = footer.locationCredit;
  return (
    <p>
      <span>{text}</span>{' '}
      <a href={source.href} rel="noopener" className={creditLink}>
        {source.label}
      </a>
      ,{' '}
      <a href={licence.href} rel="noopener" className={creditLink}>
        {licence.label}
      </a>
    </p>
  );
}

const footerTitle = 'text-base font-semibold sm:mb-2';
const footerLink =
  'inline-flex min-h-11 items-center text-muted underline-offset-4 transition-colors duration-150 hover:text-ink hover:underline sm:min-h-9';
const creditLink = 'underline underline-offset-2 hover:text-ink';
