import { mailtoHref } from '@shared/messages/mailto.ts';
import { sitePhoneHref } from '@shared/site-contact.ts';
import { site } from '@shared/site.ts';
import type { LucideIcon } from 'lucide-react';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { contact } from '../../../content/contact.ts';
import { OfficeAddress } from '../../../core/office-address.tsx';

export function ContactDetails() {
  const { title, phone, email, office } = contact.details;
  return (
    <section aria-label={title}>
      <dl className="border-y border-line max-md:divide-y max-md:divide-line md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8 md:max-lg:*:last:col-span-2 lg:divide-y lg:divide-line">
        <Detail icon={Phone} label={phone}>
          <a href={sitePhoneHref} className={`tabular ${link}`}>
            {site.phone}
          </a>
        </Detail>
        <Detail icon={Mail} label={email}>
          <a href={mailtoHref(site.email)} className={link}>
            {site.email}
          </a>
        </Detail>
        <Detail icon={MapPin} label={office}>
          <address className="py-2 not-italic">
            {site.legalEntity}
            <br />
            <OfficeAddress />
          </address>
        </Detail>
      </dl>
    </section>
  );
}

interface DetailProps {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}

function Detail({ icon: Icon, label, children }: DetailProps) {
  return (
    <div className="relative py-3.5 pl-15 wrap-anywhere sm:py-5">
      <dt className="text-sm text-muted">
        <span className="absolute top-3.5 left-0 flex size-11 items-center justify-center rounded-full bg-action-soft text-action-text sm:top-5">
          <Icon aria-hidden className="size-5" />
        </span>
        {label}
      </dt>
      <dd className="text-lg">{children}</dd>
    </div>
  );
}

const link =
  'inline-flex min-h-11 items-center underline-offset-4 transition-colors duration-150 hover:text-action-text hover:underline';
