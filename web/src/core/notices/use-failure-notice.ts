import { useEffect } from 'react';
import { messages } from './content.ts';
import { failingParts } from '../../startup/prerendered-part.tsx';
import { useStore } from '../../lib/store.ts';
import { dismissNoticeWithText, notify } from './notices.ts';

/**
 * Shows an error while a part of the page fails to load. Meanwhile that part keeps the visitor's clicks and input.
 */
export function useFailureNotice(): void {
  const isFailing = useStore(failingParts) > 0;
  useEffect(() => {
    if (!isFailing) return;
    notify('error', messages.partNotLoaded, { label: 'Reload', run: () => location.reload() });
    return () => dismissNoticeWithText(messages.partNotLoaded);
  }, [isFailing]);
}
