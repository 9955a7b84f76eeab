import { useEffect } from 'react';
import { dialogPosition } from './dialog-position.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { LoadingStatus, Skeleton } from '../skeleton.tsx';

interface DialogPlaceholderProps {
  text: string;
  onCancel: () => void;
}

/** Replaces a dialog while its code loads. The focus doesn't move. */
export function DialogPlaceholder({ text, onCancel }: DialogPlaceholderProps) {
  useCloseOnBack(true, onCancel);
  useEffect(() => {
    const cancelOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onCancel();
    globalThis.addEventListener('keydown', cancelOnEscape);
    return () => globalThis.removeEventListener('keydown', cancelOnEscape);
  }, [onCancel]);
  return (
    <>
      <div className="fixed inset-0 z-50 animate-fade-in bg-overlay" onPointerDown={onCancel} />
      <div className={`${dialogPosition} animate-fade-in`}>
        <div className="px-5 py-8 sm:px-8">
          <LoadingStatus text={text}>
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12 max-w-40" />
          </LoadingStatus>
        </div>
      </div>
    </>
  );
}
