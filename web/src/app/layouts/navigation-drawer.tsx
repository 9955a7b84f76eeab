import Menu from 'lucide-react/icons/menu';
import { useRef, useState } from 'react';
import { paths } from '@shared/paths.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Drawer } from '../../components/drawer.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { landingSections } from '../../content/landing.ts';
import { SectionLink } from '../../features/landing/components/section-link.tsx';
import { useSectionInView } from '../../features/landing/section-in-view.ts';

export interface SessionControls {
  /** `unknown` on prerendered pages and in the first render. */
  session: 'unknown' | 'logged-out' | 'logged-in';
  onLogin: () => void;
  onLogout: () => void;
}

/** The content of the navigation bar on narrow screens. Every link and button in the drawer closes it. */
export function NavigationDrawer({ session, onLogin, onLogout }: SessionControls) {
  const [open, setOpen] = useState(false);
  const inView = useSectionInView();
  const [chosen, setChosen] = useState('');
  const whenClosed = useRef<() => void>(undefined);
  const closeAnd = (act?: () => void) => () => {
    setOpen(false);
    act?.();
  };
  // Runs after the drawer has closed, so that a dialog can return the focus to the menu button.
  const onceClosed = (act: () => void) => () => {
    whenClosed.current = act;
    setOpen(false);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        setChosen('');
      }}
      focusAfterClose={() => document.getElementById(chosen)}
      onClosed={() => {
        whenClosed.current?.();
        whenClosed.current = undefined;
      }}
      title="Menu"
      trigger={<IconButton icon={Menu} label="Menu" className="lg:hidden" />}
    >
      <nav aria-label="Sections" className="flex flex-col px-3">
        {landingSections.map(({ id, label }) => (
          <SectionLink
            key={id}
            section={id}
            aria-current={inView === id ? 'location' : undefined}
            onClick={closeAnd(() => setChosen(id))}
            className="flex min-h-12 items-center rounded-base px-4 text-lg font-medium text-muted hover:bg-surface-raised hover:text-ink aria-[current]:bg-action-soft aria-[current]:text-ink"
          >
            {label}
          </SectionLink>
        ))}
      </nav>
      <div className="mt-auto flex flex-col gap-3 border-t border-line p-5">
        {session === 'logged-in' && (
          <>
            <ButtonLink variant="quiet" to={paths.profile} onClick={closeAnd()}>
              Profile
            </ButtonLink>
            <Button variant="quiet" onClick={onceClosed(onLogout)}>
              Logout
            </Button>
          </>
        )}
        {session === 'logged-out' && <Button onClick={onceClosed(onLogin)}>Login / Sign Up</Button>}
      </div>
    </Drawer>
  );
}
