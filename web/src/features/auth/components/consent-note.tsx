import { paths } from '@shared/paths.ts';
import { consent } from '../../../content/auth.ts';

/** Links to the terms in a new tab, so the form keeps its input. */
export function ConsentNote() {
  return (
    <p className="text-sm text-muted">
      By continuing, you agree to our <TextLink href={paths.terms} text={consent.terms} /> and
      acknowledge our <TextLink href={paths.privacy} text={consent.privacy} />.
    </p>
  );
}

function TextLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} target="_blank" className="text-action-text underline underline-offset-4">
      {text}
      <span className="sr-only"> ({consent.newTab})</span>
    </a>
  );
}
