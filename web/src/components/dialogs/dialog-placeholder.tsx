import { dialogPosition } from './dialog-position.ts';
import { useLoadingKeys } from './use-loading-keys.ts';
import { useNoticesRoom } from '../notices/notices-room.ts';
import { LoadingStatus, Skeleton } from '../skeleton.tsx';

interface DialogPlaceholderProps {
  text: string;
  onCancel: () => void;
}

/**
 * Replaces a dialog while its code loads. The focus stays at the control that opens the dialog, so the dialog never
 * takes it from a field that the visitor uses meanwhile.
 */
export function DialogPlaceholder({ text, onCancel }: DialogPlaceholderProps) {
  useLoadingKeys(onCancel);
  return (
    <>
      <div className="fixed inset-0 z-50 animate-fade-in bg-overlay" onPointerDown={onCancel} />
      <div style={useNoticesRoom()} className={`${dialogPosition} animate-fade-in`}>
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
