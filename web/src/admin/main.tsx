import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { hideInHistory } from '../core/session/hide-in-history.ts';
import { NoticesOutlet } from '../core/notices/notices-outlet.tsx';
import { forbidForeignScripts } from '../lib/foreign-scripts.ts';
import { currentLocation } from '../lib/location.ts';
import { startRouter } from '../lib/router.ts';
import '../styles/index.css';
import { followStaff } from './staff/api/follow-staff.ts';
import { AdminApp } from './panel/admin-app.tsx';
import { followAdminLinks } from './panel/follow-admin-links.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
forbidForeignScripts();
// The admin panel has no lazily loaded pages.
startRouter(currentLocation(), () => undefined, false);
followAdminLinks();
followStaff();
hideInHistory();
createRoot(root).render(
  <StrictMode>
    <AdminApp />
    <NoticesOutlet />
  </StrictMode>,
);
