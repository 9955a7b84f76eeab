import { site } from '@shared/site.ts';
import { OfficeAddress, phoneHref } from '../../core/site-contact.tsx';
import { footer } from '../../content/footer.ts';

export function FooterContact() {
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className={footerTitle}>
        {footer.contactTitle}
      </h2>
      <address className="not-italic">
        <a href={`mailto:${site.email}`} className={footerLink}>
          {site.email}
        </a>
        <br />
        <a href={phoneHref} className={`tabular ${footerLink}`}>
          {site.phone}
        </a>
        <p className="mt-2 text-muted">
          <OfficeAddress />
        </p>
      </address>
    </section>
  );
}

export const footerTitle = 'mb-2 text-base font-semibold';
export const footerLink =
  'inline-flex min-h-11 items-center text-muted underline-offset-4 transition-colors duration-150 hover:text-ink hover:underline sm:min-h-9';
