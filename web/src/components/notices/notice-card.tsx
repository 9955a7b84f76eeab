import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { NoWrap } from '../no-wrap.tsx';

export interface Notice {
  id: string;
  tone: 'info' | 'success' | 'error';
  text: string;
  detail?: string | undefined;
  action?: NoticeAction | undefined;
}

export interface NoticeAction {
  label: string;
  run: () => void;
  /** Whether the notice stays until the visitor dismisses it, as every error does. */
  isAwaited?: boolean;
}

interface NoticeCardProps {
  notice: Notice;
  onDismiss: (id: string, card: Element) => void;
}

export function NoticeCard({ notice, onDismiss }: NoticeCardProps) {
  const card = useRef<HTMLSpanElement>(null);
  const { icon: Icon, color } = looks[notice.tone];
  const { detail, action } = notice;
  function dismiss() {
    if (card.current) onDismiss(notice.id, card.current);
  }
  return (
    <span
      ref={card}
      className="pointer-events-auto mt-2 flex animate-rise items-start gap-3 rounded-base border border-line bg-surface-raised py-1 pr-1 pl-4 text-ink shadow-long first:mt-0 max-sm:text-sm sm:mt-3 sm:py-1.5 sm:pr-1.5 sm:first:mt-3"
    >
      <Icon aria-hidden className={`mt-3 size-5 shrink-0 ${color}`} />
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-3 py-2.5 wrap-anywhere">
        <span className={detail && 'basis-full'}>
          <NoWrap text={notice.text} />
        </span>
        {detail && <span className="py-1">{detail}</span>}
        {action && (
          <Button
            variant="link"
            onClick={() => {
              dismiss();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </span>
      <IconButton icon={X} label="Dismiss" onClick={dismiss} />
    </span>
  );
}

const looks = {
  info: { icon: Info, color: 'text-action-text' },
  success: { icon: CircleCheck, color: 'text-success' },
  error: { icon: CircleAlert, color: 'text-danger' },
};
