import type { ComponentProps } from 'react';
import { paths, sectionHref, type SectionId } from '@shared/paths.ts';
import { Link } from '../../../lib/router.ts';
import { scrollToSection } from '../scroll-to-section.ts';

interface SectionLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  section: SectionId;
}

/** Glides to the section on the landing page and leaves the address alone; elsewhere goes there. */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  return (
    <Link
      {...rest}
      to={sectionHref(section)}
      onClick={(event) => {
        onClick?.(event);
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        // The address, since the page that is shown may be about to give way to another.
        const isOnLandingPage = location.pathname === paths.home;
        if (isOnLandingPage && scrollToSection(section)) event.preventDefault();
      }}
    />
  );
}
