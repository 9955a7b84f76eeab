import { navigate } from '../../lib/router.ts';
import { adminRouteAt } from '../records/admin-paths.ts';

/** Follows links between admin pages without loading a new document. */
export function followAdminLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    if (link.origin !== location.origin || link.target !== '' || !adminRouteAt(link.pathname))
      return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  });
}

/** With these keys or buttons, the browser opens a tab or window, or saves a file. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
