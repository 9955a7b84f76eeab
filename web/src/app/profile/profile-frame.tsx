import type { ReactNode } from 'react';
import { Container } from '../../components/container.tsx';
import { NeedsScripts } from '../../components/needs-scripts.tsx';
import { ProfileNavigation } from './profile-navigation.tsx';

export function ProfileFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <NeedsScripts name="Your profile" />
      <div data-notices-low>
        <Container className="py-6 pb-16 lg:py-10 lg:pb-20">
          <ProfileNavigation />
          {children}
        </Container>
      </div>
    </>
  );
}
