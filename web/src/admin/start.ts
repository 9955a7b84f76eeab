/**
 * Starts the admin panel. Reads its first rows while the panel's code, which is larger, loads. The build lists that
 * code in the page, so that the browser loads both at the same time.
 */
import { loadWithRetries } from '../lib/load-with-retries.ts';
import { shownFirst } from './panel/shown-first.ts';
import { readFirst } from './staff/first-staff.ts';

readFirst(shownFirst(location));
void loadWithRetries(() => import('./main.tsx'));
