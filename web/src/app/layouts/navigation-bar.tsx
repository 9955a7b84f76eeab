import { paths, sectionHref } from '@shared/paths.ts';
import { site } from '@shared/site.ts';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Button } from '../../components/button.tsx';
import { iconButtonClass } from '../../components/icon-button.tsx';
import { Logo } from '../../components/pictures/logo.tsx';
import { landingSections } from '../../content/landing-sections.ts';
import { useSectionInView } from '../../features/landing/section-in-view.ts';
import { MenuButton } from './menu-button.tsx';
import type { SessionControls } from './navigation-drawer.tsx';

interface NavigationBarProps extends SessionControls {
  cartCount: number;
}

export function NavigationBar({ cartCount, ...controls }: NavigationBarProps) {
  const { session, onLogin, onLogout } = controls;
  const inView = useSectionInView();
  return (
    <header className="deep fixed inset-x-0 top-0 z-40 h-17 border-b border-line print:hidden">
      <div className="page-width flex h-full items-center gap-2">
        <a
          href={sectionHref('home')}
          className="mr-auto flex min-h-11 min-w-0 items-center gap-3 font-semibold tracking-tight sm:text-lg"
        >
          <Logo className="size-7 shrink-0" />
          <span className="truncate">{site.name}</span>
        </a>
        <nav aria-label="Sections" className="hidden h-full gap-2 lg:flex">
          {landingSections.map(({ id, label }) => (
            <a
              key={id}
              href={sectionHref(id)}
              aria-current={inView === id ? 'location' : undefined}
              className={sectionLink}
            >
              {label}
            </a>
          ))}
        </nav>
        <a href={paths.pricing} className={`${sectionLink} max-xl:hidden`}>
          Pricing
        </a>
        <CartLink count={cartCount} />
        <div className="hidden min-w-38 justify-end gap-2 lg:flex">
          {session === 'logged-in' && (
            <>
              <a href={paths.profile} aria-label="Profile" className={iconButtonClass}>
                <CircleUserRound aria-hidden className="size-5" />
              </a>
              <Button variant="quiet" onClick={onLogout}>
                Logout
              </Button>
            </>
          )}
          {session === 'logged-out' && (
            <Button data-opens-auth-dialog onClick={onLogin}>
              Login / Sign Up
            </Button>
          )}
        </div>
        <MenuButton {...controls} />
      </div>
    </header>
  );
}

function CartLink({ count }: { count: number }) {
  const items = `${count} ${count === 1 ? 'item' : 'items'}`;
  return (
    <a
      href={paths.cart}
      aria-label={`Cart, ${items}`}
      className={`relative lg:ml-4 ${iconButtonClass}`}
    >
      <ShoppingCart aria-hidden className="size-5" />
      {count > 0 && (
        <span className="absolute top-0.5 right-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-action px-1 text-sm font-semibold text-on-action tabular">
          {count}
        </span>
      )}
    </a>
  );
}

const sectionLink =
  'relative inline-flex items-center px-3 font-medium text-muted transition-colors duration-150 hover:text-ink aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-action-text forced-colors:aria-[current]:after:bg-[Highlight]';
