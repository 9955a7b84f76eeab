import { pageRoutes, scriptHandler } from '../../http/page-routes.ts';
import type { Routes } from '../../http/routes.ts';

const folder = new URL('browser/', import.meta.url);

/** The script that a site loads, and the page that it opens in a frame. Any site may do so. */
export async function checkoutPages(): Promise<Routes> {
  const [script, frame] = await Promise.all([
    scriptHandler(new URL('checkout.ts', folder)),
    pageRoutes({
      folder,
      name: 'frame',
      path: '/v1/checkout/public',
      assets: '/v1/checkout/',
      policy:
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
    }),
  ]);
  return {
    'GET /v1/checkout.js': async (call) => {
      const answer = await script(call);
      return {
        ...answer,
        headers: {
          ...answer.headers,
          'Access-Control-Allow-Origin': '*',
          'Cross-Origin-Resource-Policy': 'cross-origin',
        },
      };
    },
    ...frame,
  };
}
