import type { ReactNode } from 'react';
import { Container } from '../../components/container.tsx';
import { NeedsScripts } from '../../components/needs-scripts.tsx';
import { useRootMark } from '../../lib/use-root-mark.ts';
import { ProfileNavigation } from './profile-navigation.tsx';

export function ProfileFrame({ children }: { children: ReactNode }) {
  useRootMark('data-notices-low');
  return (
    <>
      <NeedsScripts name="Your profile" />
      <Container className="py-6 pb-16 lg:py-10 lg:pb-20">
        <ProfileNavigation />
        {children}
      </Container>
    </>
  );
}
