import { Button } from '../../components/button.tsx';

interface PageButtonsProps {
  /** Counts from 1. */
  page: number;
  onNewer: () => void;
  /** Undefined on the last page. */
  onOlder: (() => void) | undefined;
}

export function PageButtons({ page, onNewer, onOlder }: PageButtonsProps) {
  if (page === 1 && !onOlder) return null;
  return (
    <nav aria-label="Pages" className="mt-5 flex items-center gap-3">
      <Button variant="quiet" disabled={page === 1} onClick={onNewer}>
        Newer
      </Button>
      <Button variant="quiet" disabled={!onOlder} onClick={() => onOlder?.()}>
        Older
      </Button>
      <p className="text-sm text-muted" aria-live="polite">
        {`Page ${page}`}
      </p>
    </nav>
  );
}
