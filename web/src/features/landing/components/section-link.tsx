import type { ComponentProps } from 'react';
import { paths, sectionHref, type SectionId } from '../../../lib/paths.ts';
import { Link, useLocation } from '../../../lib/router.ts';
import { scrollToSection } from '../scroll-to-section.ts';

interface SectionLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  section: SectionId;
}

/** Glides to the section on the landing page and leaves the address alone; elsewhere goes there. */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const isOnLandingPage = useLocation().pathname === paths.home;
  return (
    <Link
      {...rest}
      to={sectionHref(section)}
      onClick={(event) => {
        onClick?.(event);
        if (!isOnLandingPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        scrollToSection(section);
      }}
    />
  );
}
