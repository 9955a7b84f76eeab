import type { ComponentProps } from 'react';
import { paths, sectionHref, type SectionId } from '@shared/paths.ts';
import { Link } from '../../../lib/router.ts';
import { scrollToSection } from '../scroll-to-section.ts';

interface SectionLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  section: SectionId;
}

/** On the landing page, scrolls to the section without changing the address. Elsewhere, navigates to it. */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  return (
    <Link
      {...rest}
      to={sectionHref(section)}
      onClick={(event) => {
        onClick?.(event);
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        // `location` is current even while another page is rendering.
        const isOnLandingPage = location.pathname === paths.home;
        if (isOnLandingPage && scrollToSection(section)) event.preventDefault();
      }}
    />
  );
}
