import { paths } from '@shared/paths.ts';
import { site } from '@shared/site.ts';
import type { ReactNode } from 'react';
import { Container } from '../../components/container.tsx';
import { Logo } from '../../components/pictures/logo.tsx';

export function AdminHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="deep border-b border-line">
      <Container className="flex min-h-17 flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <a href={paths.admin} className="flex min-h-11 items-center gap-3 font-semibold">
          <Logo className="size-7" />
          <span className="tracking-tight">
            <span className="max-sm:sr-only">{site.name}</span>{' '}
            <span className="font-normal text-muted">Admin</span>
          </span>
        </a>
        {children}
      </Container>
    </header>
  );
}
