import { createRoot } from 'react-dom/client';
import { hideInHistory } from '../core/session/hide-in-history.ts';
import { NoticesOutlet } from '../core/notices/notices-outlet.tsx';
import { forbidForeignScripts } from '../lib/foreign-scripts.ts';
import { currentLocation } from '../lib/location.ts';
import { startRouter } from '../lib/router.ts';
import { shownUid } from './staff/staff.ts';
import { startStaff } from './staff/start-staff.ts';
import { AdminApp } from './panel/admin-app.tsx';
import { followAdminLinks } from './panel/follow-admin-links.ts';
import { loadPage } from './panel/admin-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
forbidForeignScripts();
const opened = currentLocation();
startRouter(opened, loadPage, false);
followAdminLinks();
// A page whose code doesn't load shows its own error.
void startStaff(loadPage(opened.pathname)?.catch(() => {}));
hideInHistory(shownUid);
createRoot(root).render(
  <>
    <AdminApp />
    <NoticesOutlet />
  </>,
);
