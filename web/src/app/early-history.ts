import { useEffect, useState } from 'react';
import { createPath, useLocation } from '../lib/router.ts';

/**
 * Goes where the reader has gone, back or forward, while the page was first rendered: the router reads the
 * address when that begins, and listens from its end on.
 */
export function useEarlyHistory(): void {
  const [rendered] = useState(useLocation());
  useEffect(() => {
    if (createPath(rendered) === createPath(location)) return;
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [rendered]);
}
