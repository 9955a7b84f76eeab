import type { ReactNode } from 'react';

export function ProfileCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="profile-details"
      className="mt-8 rounded-base border border-line bg-surface-raised p-5 shadow-soft sm:p-8"
    >
      <h2 id="profile-details" className="mb-6 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
