import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { NoticesOutlet } from '../core/notices/notices-outlet.tsx';
import { forbidForeignScripts } from '../lib/foreign-scripts.ts';
import { currentLocation } from '../lib/location.ts';
import { startRouter } from '../lib/router.ts';
import '../styles/index.css';
import { followStaff } from './api/follow-staff.ts';
import { DeskApp } from './components/desk-app.tsx';
import { followDeskLinks } from './follow-desk-links.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
forbidForeignScripts();
// All of the desk is one file of code.
startRouter(currentLocation(), () => undefined, false);
followDeskLinks();
followStaff();
createRoot(root).render(
  <StrictMode>
    <DeskApp />
    <NoticesOutlet />
  </StrictMode>,
);
