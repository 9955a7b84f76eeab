import { useRef, useState, type RefObject } from 'react';
import { paths, sectionHref } from '@shared/paths.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Drawer } from '../../components/dialogs/drawer.tsx';
import { drawerLinks } from './footer-content.ts';
import { landingSections } from '../../content/landing-sections.ts';
import { useSectionInView } from '../../features/landing/section-in-view.ts';
import { useLocation } from '../../lib/router.ts';

export interface SessionControls {
  /** `unknown` on prerendered pages and in the first render. */
  session: 'unknown' | 'logged-out' | 'logged-in';
  onLogin: () => void;
  onLogout: () => void;
}

interface NavigationDrawerProps extends SessionControls {
  isOpen: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

/** The navigation bar's content on narrow screens. Every link and button in it closes the drawer. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const { session, onLogin, onLogout, isOpen, onClose, opener } = props;
  const inView = useSectionInView();
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState('');
  const whenClosed = useRef<() => void>(undefined);
  const close = (section = '') => {
    setChosen(section);
    onClose();
  };
  // Runs `act` after the drawer has closed, so that a dialog can return the focus to the menu button.
  const onceClosed = (act: () => void) => () => {
    whenClosed.current = act;
    close();
  };
  return (
    <Drawer
      open={isOpen}
      onOpenChange={() => close()}
      focusAfterClose={() => document.getElementById(chosen)}
      opener={opener}
      onClosed={() => {
        whenClosed.current?.();
        whenClosed.current = undefined;
      }}
      title="Menu"
    >
      {/* Only this part scrolls, so the login and logout buttons stay in view. */}
      <div className="min-h-24 flex-1 overflow-y-auto">
        <nav aria-label="Sections" className="flex flex-col px-3">
          {landingSections.map(({ id, label }) => (
            <a
              key={id}
              href={sectionHref(id)}
              aria-current={inView === id ? 'location' : undefined}
              onClick={() => close(id)}
              className={`${drawerLink} text-lg font-medium sm:min-h-12`}
            >
              {label}
            </a>
          ))}
        </nav>
        <nav aria-label="Pages" className="mx-3 mt-3 mb-4 flex flex-col border-t border-line pt-3">
          {drawerLinks.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              aria-current={pathname === href ? 'page' : undefined}
              onClick={() => close()}
              className={drawerLink}
            >
              {label}
            </a>
          ))}
        </nav>
      </div>
      <div className="flex flex-col gap-3 border-t border-line p-4 sm:p-5">
        {session === 'logged-in' && (
          <>
            <ButtonLink variant="quiet" href={paths.profile} onClick={() => close()}>
              Profile
            </ButtonLink>
            <Button variant="quiet" onClick={onceClosed(onLogout)}>
              Logout
            </Button>
          </>
        )}
        {session === 'logged-out' && (
          <Button data-opens-auth-dialog onClick={onceClosed(onLogin)}>
            Login / Sign Up
          </Button>
        )}
      </div>
    </Drawer>
  );
}

const drawerLink =
  'flex min-h-11 items-center rounded-base px-4 text-muted hover:bg-surface-raised hover:text-ink aria-[current]:bg-action-soft aria-[current]:text-ink forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText]';
