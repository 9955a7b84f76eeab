import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { messages } from './content.ts';
import { notify } from './notices.ts';

interface WhenLoadedProps {
  isOpen: boolean;
  onClose: () => void;
  /** Shown while the code loads. */
  placeholder: ReactNode;
  /** A dialog whose code loads on demand. */
  children: ReactNode;
}

/** Shows a dialog when its code is there. If the code does not load, closes it and says so. */
export function WhenLoaded({ isOpen, onClose, placeholder, children }: WhenLoadedProps) {
  return (
    <ErrorBoundary fallback={<LoadFailure isOpen={isOpen} onClose={onClose} />}>
      <Suspense fallback={isOpen && placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Only a page load tries again. */
function LoadFailure({ isOpen, onClose }: Pick<WhenLoadedProps, 'isOpen' | 'onClose'>) {
  useEffect(() => {
    if (!isOpen) return;
    onClose();
    notify('error', messages.notLoaded, { label: 'Try again', run: () => location.reload() });
  }, [isOpen, onClose]);
  return null;
}
