import type { ReactNode } from 'react';

interface ProfileCardProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function ProfileCard({ title, action, children }: ProfileCardProps) {
  return (
    <section
      aria-labelledby="profile-details"
      className="rounded-base border border-line bg-surface-raised p-5 shadow-soft sm:p-8"
    >
      <div className="mb-6 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="profile-details" className="flex-1 basis-32 text-lg wrap-anywhere">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
