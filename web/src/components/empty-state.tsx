import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: LucideIcon;
  text: string;
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-5 rounded-base border border-dashed border-line px-6 py-12 text-center">
      {Icon && (
        <span className="flex size-12 items-center justify-center rounded-full bg-action-soft text-action-text">
          <Icon aria-hidden className="size-6" />
        </span>
      )}
      <p className="text-lg text-muted">{text}</p>
      {action}
    </div>
  );
}
