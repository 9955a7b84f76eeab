import { beforeAll, expect, it, vi } from 'vitest';
import { routes } from './routes.ts';

beforeAll(() => {
  for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID']) {
    vi.stubEnv(`VITE_FIREBASE_${name}`, 'test');
  }
});

it.each(routes)('finds the component of the page at $path', async ({ load }) => {
  expect(await load()).toBeTypeOf('function');
});
