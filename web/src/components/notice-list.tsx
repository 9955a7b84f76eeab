import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Unbroken } from './unbroken.tsx';

export interface Notice {
  id: string;
  tone: 'info' | 'success' | 'error';
  text: string;
  action?: { label: string; run: () => void };
}

interface NoticeListProps {
  notices: readonly Notice[];
  onDismiss: (id: string) => void;
}

/** Notices above everything else. Both live regions always exist, so that whatever enters is spoken. */
export function NoticeList({ notices, onDismiss }: NoticeListProps) {
  const errors = notices.filter(({ tone }) => tone === 'error');
  const others = notices.filter(({ tone }) => tone !== 'error');
  const show = (notice: Notice) => (
    <NoticeCard key={notice.id} notice={notice} onDismiss={onDismiss} />
  );
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-60 flex flex-col gap-3 sm:left-auto sm:w-96 print:hidden">
      <div role="alert" aria-live="assertive" aria-atomic="false" className={region}>
        {errors.map(show)}
      </div>
      <output aria-live="polite" aria-atomic="false" className={region}>
        {others.map(show)}
      </output>
    </div>
  );
}

interface NoticeCardProps {
  notice: Notice;
  onDismiss: (id: string) => void;
}

function NoticeCard({ notice, onDismiss }: NoticeCardProps) {
  const { icon: Icon, color } = looks[notice.tone];
  return (
    <span className="pointer-events-auto flex animate-rise items-start gap-3 rounded-base border border-line bg-surface-raised py-1.5 pr-1.5 pl-4 text-ink shadow-long">
      <Icon aria-hidden className={`mt-3 size-5 shrink-0 ${color}`} />
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-3 py-2.5 wrap-anywhere">
        <span>
          <Unbroken text={notice.text} />
        </span>
        {notice.action && (
          <Button variant="link" onClick={notice.action.run}>
            {notice.action.label}
          </Button>
        )}
      </span>
      <IconButton icon={X} label="Dismiss" onClick={() => onDismiss(notice.id)} />
    </span>
  );
}

const region = 'flex flex-col gap-3';

const looks = {
  info: { icon: Info, color: 'text-action-text' },
  success: { icon: CircleCheck, color: 'text-success' },
  error: { icon: CircleAlert, color: 'text-danger' },
};
