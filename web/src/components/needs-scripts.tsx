import { mailtoHref } from '@shared/messages/mailto.ts';
import { sitePhoneHref } from '@shared/site-contact.ts';
import { site } from '@shared/site.ts';
import { Container } from './container.tsx';

/** Replaces the rest of a page that only scripts can fill. Without scripts it would load for ever. */
export function NeedsScripts({ name }: { name: string }) {
  return (
    <noscript className="noscript:[&~*]:hidden">
      <Container className="py-12 lg:py-16">
        <h1 className="text-2xl">{name}</h1>
        <p className="mt-4 max-w-xl text-muted">
          <span>This page needs JavaScript. Please turn it on for this site, or contact us: </span>
          <a href={mailtoHref(site.email)} className={link}>
            {site.email}
          </a>
          <span>, </span>
          <a href={sitePhoneHref} className={link}>
            {site.phone}
          </a>
          <span>.</span>
        </p>
      </Container>
    </noscript>
  );
}

const link = 'text-action-text underline underline-offset-4';
