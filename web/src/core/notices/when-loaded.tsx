import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { messages } from './content.ts';
import { notify } from './notices.ts';

interface WhenLoadedProps {
  isOpen: boolean;
  onClose: () => void;
  placeholder: ReactNode;
  /** A dialog whose code loads on demand. */
  children: ReactNode;
}

/** Shows a dialog once its code has loaded. If the code doesn't load, closes the dialog and shows an error. */
export function WhenLoaded({ isOpen, onClose, placeholder, children }: WhenLoadedProps) {
  return (
    <ErrorBoundary fallback={<LoadFailure isOpen={isOpen} onClose={onClose} />}>
      <Suspense fallback={isOpen && placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Offers a reload, because only a new page load fetches the code again. */
function LoadFailure({ isOpen, onClose }: Pick<WhenLoadedProps, 'isOpen' | 'onClose'>) {
  useEffect(() => {
    if (!isOpen) return;
    onClose();
    notify('error', messages.notLoaded, { label: 'Try again', run: () => location.reload() });
  }, [isOpen, onClose]);
  return null;
}
