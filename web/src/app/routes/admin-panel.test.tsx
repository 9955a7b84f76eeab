import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paths } from '@shared/paths.ts';
import { site } from '@shared/site.ts';
import { pageAt } from '../site-map.ts';
import AdminPanelPage from './admin-panel.tsx';

it('says that the admin panel is loading until its own page takes over', () => {
  expect(pageAt(paths.adminPanel).title).toBe(`Admin panel | ${site.name}`);
  expect(renderToStaticMarkup(<AdminPanelPage />)).toContain('Loading Admin Panel...');
});
