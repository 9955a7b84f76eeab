import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

const tones = {
  info: { icon: Info, look: 'bg-action-soft text-ink', color: 'text-action-text' },
  success: { icon: CircleCheck, look: 'bg-success-soft text-ink', color: 'text-success' },
  warning: { icon: TriangleAlert, look: 'bg-warning-soft text-ink', color: 'text-warning' },
  danger: { icon: CircleAlert, look: 'bg-danger-soft text-ink', color: 'text-danger' },
};

interface AlertProps {
  tone: keyof typeof tones;
  children: ReactNode;
}

/** Shows a message in the page or a form. Screen readers announce `danger` at once and queue the other tones. */
export function Alert({ tone, children }: AlertProps) {
  const { icon: Icon, look, color } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-base px-4 py-3 ${look}`}
    >
      <Icon aria-hidden className={`mt-0.75 size-5 shrink-0 ${color}`} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
