import { useEffect, useState } from 'react';
import { createPath, useLocation } from '../lib/router.ts';

/**
 * Repeats a back or forward navigation that happened during the first render: the router reads the address
 * when the render begins and listens only after it ends.
 */
export function useEarlyHistory(): void {
  const [rendered] = useState(useLocation());
  useEffect(() => {
    if (createPath(rendered) === createPath(location)) return;
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [rendered]);
}
