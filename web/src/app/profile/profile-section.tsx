import type { ReactNode } from 'react';

interface ProfileSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function ProfileSection({ id, title, children }: ProfileSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-5 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
